import { contrast, productLook, themeVariables } from '@rostrum/contracts/builder';
import { describe, expect, test } from 'vitest';
import { formatRatio, listFindings } from './contrast-findings.ts';
import type { Reading } from './measure-contrast.ts';
import type { TextReadings } from './text-readings.ts';

const { light, dark } = themeVariables(productLook);
const read = (front: string, ground: string, other: Partial<Reading> = {}): Reading => ({
  front,
  ground,
  ratio: contrast(front, ground),
  grounds: [ground],
  required: 4.5,
  opacity: 1,
  groundClass: undefined,
  takesColour: true,
  ...other,
});
const page = { light: '#FFFFFF', dark: '#151B1E' };
const plain = { light: read('#12181B', page.light), dark: read('#E9EEF0', page.dark) };
const name = (styled: TextReadings['styled']): TextReadings => ({
  className: 'rx-name',
  outlet: 'profile',
  plain,
  styled,
});
const advise = (styled: TextReadings['styled']) =>
  listFindings([name(styled)], productLook).map(({ mode, advice }) => `${mode}: ${advice}`);

test('lists what the sheet changed, once for the pages it is the same on, worst first', () => {
  const styled = { light: read('#777777', '#888888'), dark: read('#222222', page.dark) };
  const found = listFindings([name(styled), { ...name(styled), outlet: 'post' }], productLook);
  expect(found.map(({ mode, outlets, front }) => [mode, outlets, front])).toEqual([
    ['dark', ['profile', 'post'], '#222222'],
    ['light', ['profile', 'post'], '#777777'],
  ]);
});

test('leaves out what is as hard to read without the sheet', () => {
  const hard = read('#AAAAAA', page.light);
  expect(listFindings([{ ...name({ light: hard }), plain: { light: hard } }], productLook)).toEqual([]);
});

test('lists a state only if it differs', () => {
  const grey = read('#AAAAAA', page.light);
  const states = listFindings([name({ light: grey, 'light-active': grey })], productLook);
  expect(states.map(({ isActive }) => isActive)).toEqual([false]);
  const hovered = listFindings([name({ light: plain.light, 'light-active': grey })], productLook);
  expect(hovered.map(({ isActive }) => isActive)).toEqual([true]);
});

describe('advises', () => {
  test('the theme colour that is read on every ground of the class', () => {
    const solid = {
      light: read(light['--rostrum-accent'] ?? '', light['--rostrum-solid'] ?? ''),
      dark: read(dark['--rostrum-accent'] ?? '', dark['--rostrum-solid'] ?? ''),
    };
    const before = { light: read('#FFFFFF', solid.light.ground), dark: read('#000000', solid.dark.ground) };
    const head = { ...name(solid), plain: before };
    expect(listFindings([head], productLook)[0]?.advice).toBe(
      'Set “color: var(--rostrum-on-solid)” on .rx-name.',
    );
    const both = [head, name({ light: read('#0B6073', page.light), dark: read('#5E96A3', page.dark) })];
    expect(listFindings(both, productLook)[0]?.advice).toMatch(/^Remove “color” from .rx-name/);
  });

  test('another background if the text has a colour of its own', () => {
    const ground = { groundClass: 'rx-hero', takesColour: false };
    expect(advise({ light: read('#12181B', '#111111', ground) })).toEqual([
      'light: Change the background of .rx-hero. The text on it stays #12181B.',
    ]);
  });

  test('another background if no colour can be read on all of it', () => {
    const gradient = { grounds: ['#FFFFFF', '#000000'], groundClass: 'rx-hero' };
    expect(advise({ light: read('#12181B', '#000000', gradient) })).toEqual([
      'light: Change the background of .rx-hero. No colour can be read on all of it.',
    ]);
  });

  test('more opacity if the sheet lowers it', () => {
    expect(advise({ light: read('#EEEEEE', page.light, { opacity: 0.1 }) })).toEqual([
      'light: Remove the opacity, or raise it.',
    ]);
  });
});

test('never rounds a ratio up', () => {
  expect(formatRatio(4.49)).toBe('4.4 : 1');
  expect(formatRatio(3)).toBe('3.0 : 1');
});
