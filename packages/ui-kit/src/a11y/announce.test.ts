import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from './announce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});
const region = () => document.querySelector('[data-rostrum-live="polite"]');

test('the same words are said twice, and taken away once they were read', () => {
  announce('3 suggestions');
  expect(region()?.textContent).toBe('');
  vi.advanceTimersByTime(50);
  expect(region()).toHaveTextContent(/^3 suggestions$/);
  announce('3 suggestions');
  expect(region()?.textContent).toBe('');
  vi.advanceTimersByTime(50);
  expect(region()).toHaveTextContent(/^3 suggestions$/);
  vi.advanceTimersByTime(10_000);
  expect(region()?.textContent).toBe('');
});

test('speaks inside an open modal dialog, outside of which nothing is read', () => {
  announce('People');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  announce('2 results');
  vi.advanceTimersByTime(50);
  expect(region()?.parentElement).toBe(dialog);
  expect(region()).toHaveTextContent(/^2 results$/);
  dialog.open = false;
  announce('Posts');
  expect(region()?.parentElement).toBe(document.body);
  expect(document.querySelectorAll('[data-rostrum-live]')).toHaveLength(1);
});
