import { expect, test } from 'vitest';
import { findMissingPlatforms } from './find-missing-platforms.ts';
import { readLocked } from './lockfile.ts';

const locked = (place: string, optionalDependencies: string[] = []) => ({
  place,
  name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
  version: '1.0.0',
  optionalDependencies,
});

test('reports the platform packages that the lockfile leaves out', () => {
  const linter = locked('node_modules/linter', ['@linter/linux', '@linter/mac']);
  expect(findMissingPlatforms([linter, locked('node_modules/@linter/linux')])).toEqual([
    expect.stringContaining('linter@1.0.0 has no lockfile entry for @linter/mac.'),
  ]);
  expect(
    findMissingPlatforms([linter, locked('node_modules/@linter/linux'), locked('node_modules/@linter/mac')]),
  ).toEqual([]);
});

test('looks where Node would look, and not in the folder of a sibling', () => {
  const nested = locked('node_modules/tool/node_modules/linter', ['@linter/mac']);
  for (const place of [
    'node_modules/tool/node_modules/linter/node_modules/@linter/mac',
    'node_modules/tool/node_modules/@linter/mac',
    'node_modules/@linter/mac',
  ])
    expect(findMissingPlatforms([nested, locked(place)])).toEqual([]);
  expect(findMissingPlatforms([nested, locked('node_modules/other/node_modules/@linter/mac')])).toHaveLength(
    1,
  );
});

test.each(['@rspack/binding', '@oxlint/binding', '@oxc-parser/binding', '@rolldown/binding'])(
  'the lockfile installs %s on macOS, Linux with glibc and musl, and Windows',
  (binding) => {
    const names = new Set(readLocked().map(({ name }) => name));
    const platforms = [
      'darwin-arm64',
      'darwin-x64',
      'linux-arm64-gnu',
      'linux-x64-gnu',
      'linux-arm64-musl',
      'linux-x64-musl',
      'win32-x64-msvc',
    ];
    expect(platforms.filter((platform) => !names.has(`${binding}-${platform}`))).toEqual([]);
  },
);

test('the lockfile has every platform of every package', () => {
  expect(findMissingPlatforms(readLocked())).toEqual([]);
});
