import path from 'node:path';
import * as contracts from '@rostrum/contracts/all';
import * as platform from '@rostrum/contracts/platform';
import * as releases from '@rostrum/contracts/releases';
import { expect, test } from 'vitest';
import { repositoryRoot } from '@rostrum/server-kit';
import { expressionsBelow, expressionsOf } from './collect-expressions.ts';
import { contractPatterns, descriptorsOf } from './contract-patterns.ts';
import { notProvenLinear } from './linear-time.ts';

const expression = (source: string) => ({ place: 'here', source, flags: '' });

test.each(['api-server', 'contracts'])(
  'every regular expression of %s takes linear time, whatever it is given',
  { timeout: 900_000 },
  async (name) => {
    const found = expressionsBelow(path.join(repositoryRoot, 'packages', name, 'src'));
    expect(found.expressions.length).toBeGreaterThan(20);
    // Nothing can be proven of an expression that is put together while the program runs: write it out, or compare texts.
    expect(found.computed).toEqual([]);
    expect(await notProvenLinear(found.expressions)).toEqual([]);
  },
);

test(
  'so does every expression that the calls compare their input with, those of libraries included',
  { timeout: 900_000 },
  async () => {
    const descriptors = [contracts, platform, releases].flatMap((exported) => descriptorsOf(exported));
    expect(descriptors.length).toBeGreaterThan(100);
    const patterns = contractPatterns(descriptors);
    expect(patterns.length).toBeGreaterThan(10);
    expect(await notProvenLinear(patterns)).toEqual([]);
  },
);

test('an expression that looks at the same text again and again is told', { timeout: 900_000 }, async () => {
  const wrong = ['(.)\\/+$', '\\s+$', '^(a+)+$', '[^@]+@[^@]+'].map(expression);
  expect(await notProvenLinear(wrong)).toHaveLength(wrong.length);
  expect(await notProvenLinear(['^[a-z]+$', '^\\/[^/]+\\/'].map(expression))).toEqual([]);
});

test('expressions are found in every way of writing them', () => {
  const code =
    "const a = /x/u;\nconst b = new RegExp('y', 'g');\nconst c = RegExp(`z`);\nnew RegExp(name);\n";
  expect(expressionsOf(code, 'a.ts')).toEqual({
    expressions: [
      { place: 'a.ts:1', source: 'x', flags: 'u' },
      { place: 'a.ts:2', source: 'y', flags: 'g' },
      { place: 'a.ts:3', source: 'z', flags: '' },
    ],
    computed: ['a.ts:4'],
  });
});
