import { expect, test } from 'vitest';
import { readLink } from './read-link.ts';

test.each([
  ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
  [' example.org ', 'https://example.org'],
  ['desk@example.org', 'mailto:desk@example.org'],
  ['mailto:desk@example.org', 'mailto:desk@example.org'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['not an address', null],
  ['', null],
])('%j leads to %j', (typed, address) => {
  expect(readLink(typed)).toBe(address);
});
