import { describe, expect, test } from 'vitest';
import { contrast, nearestReadable, textContrast } from './colours.ts';
import { checkContrast, makeReadable } from './theme-contrast.ts';
import { productLook, themeLook } from './theme-look.ts';
import { darkGrounds, themeVariables } from './theme-variables.ts';

test('measures as the guideline does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 1);
  expect(contrast('#0B6073', '#FFFFFF')).toBeCloseTo(7.2, 1);
});

test.each([
  ['#FFD45C', '#FFFFFF'],
  ['#58BCD0', '#FFFFFF'],
  ['#333333', '#101A1E'],
])('offers a readable shade of %s on %s', (colour, ground) => {
  expect(contrast(colour, ground)).toBeLessThan(textContrast);
  expect(contrast(nearestReadable(colour, ground), ground)).toBeGreaterThanOrEqual(textContrast);
});

test('names each pair that is hard to read, and colours that are not', () => {
  const look = { ...productLook, link: '#C9821B' };
  const hard = checkContrast(look).filter(({ isReadable }) => !isReadable);
  expect(hard.map(({ name }) => name)).toEqual(['link_on_page', 'link_on_card']);
  expect(checkContrast({ ...look, ...makeReadable(look) }).every(({ isReadable }) => isReadable)).toBe(true);
});

test('the nearest readable colours pass in every pair, whatever they start from', () => {
  const shades = [
    '#FFFFFF',
    '#EDEDED',
    '#C0C0C0',
    '#8A8A8A',
    '#777777',
    '#C9821B',
    '#58BCD0',
    '#FFD45C',
    '#12181B',
  ];
  const pages = shades.filter((page) => themeLook.safeParse({ ...productLook, page }).success);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages)
    for (const text of shades)
      for (const link of shades) {
        const look = { ...productLook, page, text, link };
        const hard = checkContrast({ ...look, ...makeReadable(look) }).filter((pair) => !pair.isReadable);
        expect({ page, text, link, hard }).toEqual({ page, text, link, hard: [] });
      }
});

test('a dark page is refused, since signs of danger would not be read on it', () => {
  const result = themeLook.safeParse({ ...productLook, page: '#202020' });
  expect(result.error?.issues[0]?.message).toContain('Choose a lighter page colour');
});

test('dark mode sets everything that light mode sets: nothing of it shines through', () => {
  const { light, dark } = themeVariables(productLook);
  expect(Object.keys(dark).toSorted()).toEqual(Object.keys(light).toSorted());
});

const hues = [
  '#000000',
  '#FFFFFF',
  '#FF0000',
  '#00FF00',
  '#0000FF',
  '#FFFF00',
  '#777777',
  '#5B1F3A',
  '#C9821B',
];

describe.each(hues)('with %s as primary and link', (hue) => {
  const { light, dark } = themeVariables({ ...productLook, primary: hue, link: hue });
  const reads = (variables: Record<string, string>, front: string, ground: string) =>
    contrast(variables[front] ?? '', variables[ground] ?? '');

  test('buttons are read in both modes, pointed at or not', () => {
    for (const variables of [light, dark])
      for (const ground of ['--rostrum-solid', '--rostrum-solid-hover'])
        expect(reads(variables, '--rostrum-on-solid', ground)).toBeGreaterThanOrEqual(textContrast);
  });

  test('links and secondary text are read in dark mode on every ground', () => {
    for (const ground of [darkGrounds.page, darkGrounds.card, darkGrounds.canvas])
      expect(contrast(dark['--rostrum-accent'] ?? '', ground)).toBeGreaterThanOrEqual(textContrast);
    for (const text of ['--rostrum-text', '--rostrum-text-2', '--rostrum-text-3'])
      expect(contrast(dark[text as keyof typeof dark] ?? '', darkGrounds.page)).toBeGreaterThanOrEqual(
        textContrast,
      );
    for (const text of ['--rostrum-text-2', '--rostrum-text-3'])
      expect(reads(light, text, '--rostrum-surface')).toBeGreaterThanOrEqual(textContrast);
  });
});
