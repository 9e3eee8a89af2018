import { expect, test } from 'vitest';
import { bundlerRuntime, findPackage, shareCompressedSize, splitByPackage } from './package-sizes.ts';

test('a source belongs to its innermost package, to a folder of this repository or to the bundler', () => {
  expect(findPackage('webpack://a/../node_modules/antd/node_modules/@scope/part/es/index.js')).toBe(
    '@scope/part',
  );
  expect(findPackage('webpack://a/../packages/ui-kit/src/index.ts')).toBe('packages/ui-kit');
  expect(findPackage('webpack://a/./src/main.tsx')).toBe('own sources');
  expect(findPackage('webpack/runtime/css')).toBe(bundlerRuntime);
});

test('text goes to the source it was made from, and the shares add up to what travels', () => {
  const map = {
    version: 3 as const,
    names: [],
    sources: ['webpack://a/../node_modules/zod/index.js', 'webpack://a/./src/main.tsx'],
    mappings: 'AAAA,GCAA',
  };
  const texts = splitByPackage('abcdef', map);
  expect([...texts]).toEqual([
    ['zod', 'abc'],
    ['own sources', 'def'],
  ]);
  const shares = shareCompressedSize(texts, 500);
  expect([...shares.values()].reduce((sum, size) => sum + size, 0)).toBeCloseTo(500);
});

test('each source is looked up once, however many pieces of the text were made from it', () => {
  const map = {
    version: 3 as const,
    names: [],
    sources: ['a.ts', 'b.ts'],
    mappings: 'AAAA,CAAA,CAAA,CCAA,CDAA',
  };
  const asked: string[] = [];
  const texts = splitByPackage('abcde', map, (source) => {
    asked.push(source);
    return source;
  });
  expect(asked).toEqual(['a.ts', 'b.ts']);
  expect([...texts.values()]).toEqual(['abce', 'd']);
});
