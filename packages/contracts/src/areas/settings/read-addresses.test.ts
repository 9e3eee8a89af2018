import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

test.each([
  ['', [], []],
  ['ada@paper.example', ['ada@paper.example'], []],
  [
    'ada@paper.example, <eve@paper.example>;\n bob@paper.example',
    ['ada@paper.example', 'eve@paper.example', 'bob@paper.example'],
    [],
  ],
  ['Ada@paper.example ada@PAPER.example', ['ada@PAPER.example'], []],
  ['ada@paper.example nobody @x', ['ada@paper.example'], ['nobody', '@x']],
])('%j', (text, valid, invalid) => {
  expect(readAddresses(text)).toEqual({ valid, invalid });
});
