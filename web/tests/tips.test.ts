// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { tipOf } from '../src/ui/tips';

function first(html: string): Element | null {
  document.body.innerHTML = html;
  return document.querySelector('i');
}

describe('a tap', () => {
  it('tells the title around what is tapped', () => {
    expect(tipOf(first('<span title="3 civil actions"><b><i>AC</i></b></span>'))).toBe('3 civil actions');
  });
  it('tells nothing where it does something, or where there is nothing to tell', () => {
    expect(tipOf(first('<button title="Undo"><i>U</i></button>'))).toBeNull();
    expect(tipOf(first('<div role="button"><span title="Card"><i>x</i></span></div>'))).toBeNull();
    expect(tipOf(first('<span title=" "><i>x</i></span>'))).toBeNull();
    expect(tipOf(first('<i>x</i>'))).toBeNull();
    expect(tipOf(null)).toBeNull();
  });
});
