import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { readSettings, settings, theme } from '../src/lib/settings.svelte';

const defaults = { theme: 'system', motion: true, confirm: 'always', pace: null, sound: false, notify: false, teach: true, name: '' };

describe('settings', () => {
  it('start with the defaults', () => {
    expect(readSettings(null)).toEqual(defaults);
  });

  it('ignore what they do not know', () => {
    expect(readSettings('not json')).toEqual(defaults);
    expect(readSettings('null')).toEqual(defaults);
    expect(readSettings('{"theme":"pink","motion":"no","confirm":7,"pace":"soon","name":12,"more":1}')).toEqual(defaults);
  });

  it('read what was stored', () => {
    const stored = { theme: 'dark', motion: false, confirm: 'fast', pace: 'slow', sound: true, notify: true, teach: false, name: 'Inès' };
    expect(readSettings(JSON.stringify(stored))).toEqual(stored);
  });

  it('are kept and shown on the page when they change', () => {
    settings.theme = 'dark';
    settings.motion = false;
    flushSync();
    expect(theme()).toBe('dark');
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'off' });
    expect(readSettings(localStorage.getItem('clio.settings'))).toMatchObject({ theme: 'dark', motion: false });
    settings.theme = 'system';
    flushSync();
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});
