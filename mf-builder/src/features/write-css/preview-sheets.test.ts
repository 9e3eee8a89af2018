import { expect, test } from 'vitest';
import { hasActiveStates, toStateSheet } from './preview-sheets.ts';

const css =
  '[data-theme-preview] .rx-card:hover,[data-theme-preview] .rx-card:focus-visible{color:#000}\n@media (prefers-color-scheme:dark){[data-theme-preview] .rx-name{color:#fff}}';

test('a sheet applies to the frames of its state, in their mode', () => {
  expect(toStateSheet(css, 'light')).toBe(
    '[data-theme-preview="light"] .rx-card:hover,[data-theme-preview="light"] .rx-card:focus-visible{color:#000}\n@media (max-width:0px){[data-theme-preview="light"] .rx-name{color:#fff}}',
  );
  expect(toStateSheet(css, 'dark')).toContain('@media (min-width:0px){[data-theme-preview="dark"] .rx-name');
});

test('an active sheet applies what is under the pointer or in focus', () => {
  expect(toStateSheet(css, 'light-active')).toContain(
    '[data-theme-preview="light-active"] .rx-card:not(.r-never),[data-theme-preview="light-active"] .rx-card:not(.r-never){',
  );
  expect(hasActiveStates(css)).toBe(true);
  expect(hasActiveStates('[data-theme-preview] .rx-card:first-child{color:#000}')).toBe(false);
});
