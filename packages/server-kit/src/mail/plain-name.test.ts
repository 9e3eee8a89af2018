import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPlainName } from './plain-name.ts';

test.each([
  ['Northmere University', 'Northmere University'],
  ['Saltmarsh e.V.', 'Saltmarsh e.V.'],
  ['Dr. Maren Okonjo-Hale', 'Dr. Maren Okonjo-Hale'],
  ['Smith & Sons (Legal), Est. 1890', 'Smith & Sons (Legal), Est. 1890'],
  ['Universität Zürich', 'Universität Zürich'],
  ['大学', '大学'],
  ['Win now https://prize.example/x?y=1 today', 'Win now today'],
  ['Win at prize.example/claim', 'Win at'],
  ['Win at ｐｒｉｚｅ．ｅｘａｍｐｌｅ', 'Win at'],
  ['Write to win@prize.example', 'Write to'],
  ['Call +44 20 7946 0100 now', 'Call now'],
  ['Call 0900/12-34-56', 'Call'],
  ['a\u200bprize\r\nBcc: evil', 'a prize Bcc: evil'],
  ['pri\u200bze.example', 'pri'],
  ['x'.repeat(150), 'x'.repeat(60)],
])('%j is written as %j', (name, written) => {
  expect(toPlainName(name)).toBe(written);
});

test('whatever stands around it, no link, address or number is left, and it is short', () => {
  const bait = fc.constantFrom(
    'https://evil.example/x',
    'www.evil.example',
    'evil.example',
    'win@evil.example',
    '+44 20 7946 0100',
    '//evil.example',
    'javascript://evil.example/%0a',
  );
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      bait,
      fc.string({ unit: 'grapheme' }),
      (before, link, after) => {
        const written = toPlainName(`${before} ${link} ${after}`);
        expect(written).not.toMatch(/:\/\/|www\.|evil\.example|win@|7946/);
        expect(Array.from(written).length).toBeLessThanOrEqual(60);
        expect(toPlainName(written)).toBe(written);
      },
    ),
    { numRuns: 500 },
  );
});
