import { afterEach, expect, test } from 'vitest';
import { createLeakSample } from './leak-sample.ts';

// Files share one document: what stays would be found by another's test.
afterEach(() => document.body.replaceChildren());

const writePage = (share: string) => {
  document.body.innerHTML = `<script type="application/json" id="rostrum-registry" ${share}></script>`;
};
afterEach(() => document.body.replaceChildren());

test.each([
  ['data-leak-tracking="0.01"', 0.5, false],
  ['data-leak-tracking="0.01"', 0.009, true],
  ['data-leak-tracking="0"', 0, false],
  ['data-leak-tracking="1"', 0.999, true],
  ['', 0.999, true],
])('a page with %s that draws %d tracks what everybody gets: %s', (share, drawn, expected) => {
  writePage(share);
  const isTracked = createLeakSample({ random: () => drawn });
  expect(isTracked({ channel: 'current' })).toBe(expected);
  expect(isTracked({ channel: 'canary' })).toBe(true);
  expect(isTracked({ channel: 'override' })).toBe(true);
});
