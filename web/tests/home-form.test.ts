import { describe, expect, it } from 'vitest';
import { againstBots, TableForm } from '../src/home/form.svelte';
import type { GameInfo, OptionInfo } from '../src/lib/types';

function option(id: string, more: Partial<OptionInfo> = {}): OptionInfo {
  return { id, kind: 'choice', names: { en: id, fr: id }, help: { en: '', fr: '' }, default: 'random', values: [], value_names: [], per_seat: false, ruling: false, seats: false, ...more };
}

const game: GameInfo = {
  id: 'ages',
  names: { en: 'Ages', fr: 'Âges' },
  about: { en: '', fr: '' },
  fewest: 2,
  most: 4,
  minutes: [120, 240],
  options: [
    option('first', { values: ['random', '1', '2', '3', '4'], seats: true }),
    option('reveal', { kind: 'flag', default: true }),
    option('civilizations', { values: ['random', 'greeks', 'aztecs'], per_seat: true }),
    option('province', { kind: 'flag', default: true, ruling: true }),
  ],
  bots: ['easy', 'normal'],
  hidden: { en: '', fr: '' },
  moves: [],
  groups: {}, presets: [], lessons: [],
  puzzles: 0,
};

describe('a new table', () => {
  it('is me against normal bots with the fewest players, and nothing changed', () => {
    const form = new TableForm(game, 'Inès');
    expect(form.body).toEqual({
      game: 'ages',
      seats: [
        { kind: 'me', name: 'Inès', colour: 'a', bot: 'normal' },
        { kind: 'bot', name: '', colour: 'b', bot: 'normal' },
      ],
      options: {},
      public: false,
      hints: true,
      clock: null,
      lang: 'en',
    });
  });

  it('begins with somebody to play with, also in a game that one may play alone', () => {
    const solo = { ...game, fewest: 1 };
    expect(new TableForm(solo, 'Inès').seats.map(({ sitter }) => sitter)).toEqual(['me', 'bot-normal']);
    expect(againstBots(solo, 'Inès').seats.map(({ kind }) => kind)).toEqual(['me', 'bot']);
  });

  it('is easy by the quick button until a game is finished, and plain until another variant was opened here', () => {
    const presets: GameInfo['presets'] = [
      { id: 'beginner', names: {}, help: {}, fewest: 2, most: 4, options: { reveal: false } },
      { id: 'standard', names: {}, help: {}, fewest: 2, most: 4, options: {} },
    ];
    const offered = { ...game, presets };
    const told = (first: boolean) => [againstBots(offered, 'Inès', first)].flatMap(({ seats, options }) => [seats?.[1]?.bot, options]);
    expect(told(true)).toEqual(['easy', { reveal: false }]);
    expect(told(false)).toEqual(['normal', { reveal: false }]);
    const form = new TableForm(offered, 'Inès');
    form.keepPreset();
    expect([form.preset?.id, ...told(true)]).toEqual(['standard', 'easy', {}]);
    localStorage.clear();
    expect(againstBots({ ...game, bots: ['random'] }, 'Inès', true)).toMatchObject({ seats: [{}, { bot: 'random' }], options: {} });
  });

  it('sends only the options that differ, and a list for those of each seat', () => {
    const form = new TableForm(game, 'Inès');
    form.values.first = '2';
    form.values.reveal = false;
    form.seats[1]!.options.civilizations = 'aztecs';
    expect(form.body.options).toEqual({ first: '2', reveal: false, civilizations: ['random', 'aztecs'] });
  });

  it('takes all options of a preset that is for so many players', () => {
    const preset = (id: string, most: number, options: Record<string, boolean> = {}) => ({ id, names: {}, help: {}, fewest: 2, most, options });
    const form = new TableForm({ ...game, presets: [preset('usual', 4), preset('short', 2, { reveal: false })] }, 'Inès');
    form.values.province = false;
    expect(form.preset).toBeNull();
    form.preset = form.presets.find(({ id }) => id === 'short')!;
    expect(form.body.options).toEqual({ reveal: false });
    expect(form.preset?.id).toBe('short');
    form.players = 3;
    expect(form.presets.map(({ id }) => id)).toEqual(['usual']);
  });

  it('knows friends, a person beside me and bots', () => {
    const form = new TableForm(game, 'Inès');
    form.players = 4;
    form.sit(form.seats[1]!, 'beside');
    form.sit(form.seats[2]!, 'friend');
    form.sit(form.seats[3]!, 'bot-easy');
    form.seats[1]!.name = ' Tomás ';
    form.open = true;
    expect(form.body.seats.map((seat) => [seat.kind, seat.name, seat.bot])).toEqual([
      ['me', 'Inès', 'normal'],
      ['me', 'Tomás', 'normal'],
      ['open', '', 'normal'],
      ['bot', '', 'easy'],
    ]);
    expect(form.body.public).toBe(true);
  });

  it('is public only while a seat is free for others', () => {
    const form = new TableForm(game, 'Inès');
    form.open = true;
    expect(form.body.public).toBe(false);
  });

  it('never gives two seats one colour', () => {
    const form = new TableForm(game, 'Inès');
    form.players = 4;
    form.paint(form.seats[0]!, 'c');
    form.paint(form.seats[3]!, 'h');
    expect(form.seats.map((seat) => seat.colour)).toEqual(['c', 'b', 'a', 'h']);
  });

  it('changes seats with whoever sits where I want to sit', () => {
    const form = new TableForm(game, 'Inès');
    form.sit(form.seats[1]!, 'me');
    expect(form.seats.map((seat) => [seat.sitter, seat.name])).toEqual([
      ['bot-normal', ''],
      ['me', 'Inès'],
    ]);
  });

  it('drops a first player whose seat is gone', () => {
    const form = new TableForm(game, 'Inès');
    form.players = 4;
    form.values.first = '4';
    form.players = 3;
    expect(form.values.first).toBe('random');
    expect(form.choices(game.options[0]!)).toEqual(['random', '1', '2', '3']);
  });
});

it('opens a table against bots with one request', () => {
  expect(againstBots(game, 'Inès').seats.map((seat) => seat.kind)).toEqual(['me', 'bot']);
});
