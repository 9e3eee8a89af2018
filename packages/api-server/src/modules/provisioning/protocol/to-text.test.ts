import { expect, test } from 'vitest';
import { toText } from './to-text.ts';

test.each([
  ['text', 'text'],
  [true, 'true'],
  [7, '7'],
  [null, 'null'],
  [undefined, 'undefined'],
  [['a', 1], '["a",1]'],
  [JSON.parse('{"toString":1,"valueOf":2}'), '{"toString":1,"valueOf":2}'],
  [JSON.parse('{"__proto__":null,"a":1}'), '{"__proto__":null,"a":1}'],
])('returns %j as text', (value, text) => {
  expect(toText(value)).toBe(text);
});
