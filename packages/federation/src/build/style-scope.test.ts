import { expect, test } from 'vitest';
import { ownsName, styleFaults, stylePrefixes } from './style-scope.ts';

const owns = ownsName('people', { people: ['pp'] });
const reasons = (css: string) => styleFaults(css, owns).map(({ reason }) => reason);

test.each([
  '.people-row, .people_x1a2 > li, .people { color: red }',
  '.pp-row__name:hover::before { content: "" }',
  '.r-card .pp-row, .pp-row .ant-input, .pp-row + p { margin: 0 }',
  '.pp-row { & b { margin: 0 } .ant-btn & { margin: 0 } }',
  ':is(.pp-a, .pp-b) i, :where(.pp-a) { margin: 0 }',
  '@media (width < 768px) { .pp-row { margin: 0 } }',
  '@keyframes pp-fade { from { opacity: 0 } }',
])('stays in the area: %s', (css) => {
  expect(reasons(css)).toEqual([]);
});

test.each([
  'p { margin: 0 }',
  ':root { --rostrum-text: red }',
  '.ant-btn { margin: 0 }',
  '.peoples-row { margin: 0 }',
  '.pp-row, .sk-row { margin: 0 }',
  'body:has(.pp-row) { overflow: hidden }',
  ':not(.pp-row) { margin: 0 }',
  ':is(.pp-a, p) { margin: 0 }',
  '@media print { * { color: black } }',
  '[data-area] { margin: 0 }',
  '@keyframes fade { from { opacity: 0 } }',
  '@font-face { font-family: Inter; src: url(inter.woff2) }',
  '@layer base { .pp-row { margin: 0 } }',
  "@property --x { syntax: '*'; inherits: false }",
])('reaches beyond the area: %s', (css) => {
  expect(reasons(css)).toHaveLength(1);
});

test('no two areas own one name, and none that of the shell, of ui-kit or of antd', () => {
  const all = [...Object.values(stylePrefixes).flat(), ...Object.keys(stylePrefixes), 'r', 's', 'f', 'ant'];
  const overlaps = all.flatMap((one, index) =>
    all.filter((other, place) => place !== index && (one === other || one.startsWith(`${other}-`))),
  );
  expect(overlaps).toEqual([]);
});
