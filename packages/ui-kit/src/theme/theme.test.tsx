import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { theme } from 'antd';
import { afterEach, expect, test } from 'vitest';
import { antdTheme } from './antd-theme.ts';
import { contrast } from './contrast.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';
import { ThemeRoot } from './theme-root.tsx';
import { themeStore } from './theme-store.ts';
import { useTheme } from './use-theme.ts';
import { variablesCss } from './variables-css.ts';

afterEach(() => act(() => themeStore.choose('system')));

type Pair = [keyof Palette, keyof Palette, number];
const grounds: readonly (keyof Palette)[] = ['surface', 'canvas', 'selected', 'raised'];
const words: readonly (keyof Palette)[] = ['text', 'text2', 'text3', 'accent'];
const pairs: readonly Pair[] = [
  ...words.flatMap((word) => grounds.map((ground): Pair => [word, ground, 4.5])),
  ['control', 'surface', 3],
  ['control', 'canvas', 3],
  ['control', 'selected', 3],
  ['onSolid', 'solid', 4.5],
  ['onSolid', 'solidHover', 4.5],
  ['onSolid', 'badge', 4.5],
  ['onSolid', 'violetSolid', 4.5],
  ['text2', 'sunken', 4.5],
  ['success', 'successTint', 4.5],
  ['warning', 'warningTint', 4.5],
  ['danger', 'dangerTint', 4.5],
  ['info', 'infoTint', 4.5],
  ['violet', 'violetTint', 4.5],
  ['text2', 'dangerTint', 4.5],
  ['success', 'dangerTint', 4.5],
  ['markerText', 'marker', 4.5],
  ['text', 'note', 4.5],
  ['text2', 'note', 4.5],
  ['barText', 'bar', 4.5],
  ['barOnSolid', 'barSolid', 4.5],
  ['barText2', 'bar', 4.5],
  ['barDanger', 'bar', 4.5],
  ['violet', 'surface', 3],
  ['danger', 'surface', 4.5],
];

test.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('every pair of colours in %s mode keeps its contrast', (_mode, palette) => {
  const poor = pairs
    .map(([front, ground, least]) => ({
      pair: `${front} on ${ground}`,
      ratio: contrast(palette[front], palette[ground]),
      least,
    }))
    .filter(({ ratio, least }) => ratio < least);
  expect(poor).toEqual([]);
});

test('the style sheet of variables is the one that the palette writes', () => {
  // The formatter breaks long values; only what is written counts.
  const written = (css: string) => css.replace(/\s+/g, '');
  expect(written(readFileSync(join(import.meta.dirname, '../styles/variables.css'), 'utf8'))).toBe(
    written(variablesCss()),
  );
});

test('what is drawn in one scheme has all its variables, whatever the page is in', () => {
  const declaredIn = (selector: string) =>
    [
      ...(variablesCss().split(`${selector} {`)[1]?.split('}')[0] ?? '').matchAll(/--rostrum-[a-z0-9-]+/g),
    ].map(([name]) => name);
  const light = new Set(declaredIn('.r-scheme-light'));
  const dark = declaredIn('.r-scheme-dark');
  expect(dark).toContain('--rostrum-success');
  expect(dark.filter((name) => !light.has(name))).toEqual([]);
});

test('antd gets the measured colours in dark mode, not its own dimmed ones', () => {
  const token = theme.getDesignToken(antdTheme('dark'));
  expect(token.colorPrimary).toBe(darkPalette.accent);
  expect(token.colorError).toBe(darkPalette.danger);
  expect(token.colorBgContainer).toBe(darkPalette.surface);
});

test('motion stops for people who ask for less of it', () => {
  expect(antdTheme('light', true).token?.motion).toBe(false);
  expect(antdTheme('light').token?.motion).toBeUndefined();
  expect(antdTheme('light')).toBe(antdTheme('light'));
});

function Shown() {
  const { choice, mode } = useTheme();
  return <p>{`${choice} ${mode}`}</p>;
}

test('a choice is shown at once, kept on the device, and given up for the device’s own', () => {
  render(
    <ThemeRoot>
      <Shown />
    </ThemeRoot>,
  );
  expect(screen.getByText('system light')).toBeInTheDocument();
  act(() => themeStore.choose('dark'));
  expect(screen.getByText('dark dark')).toBeInTheDocument();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('rostrum.theme')).toBe('dark');

  act(() => themeStore.choose('system'));
  expect(screen.getByText('system light')).toBeInTheDocument();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('rostrum.theme')).toBeNull();
});

test('another tab’s choice is followed', () => {
  render(<Shown />);
  localStorage.setItem('rostrum.theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'rostrum.theme' })));
  expect(screen.getByText('dark dark')).toBeInTheDocument();
});
