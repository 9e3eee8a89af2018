import { expect, test } from 'vitest';
import { remoteManifest } from './remote-manifest.ts';
import { findIncompatibility } from './release-fit.ts';

const release = (hostApi: string, needs: Record<string, { version: string; exports: string[] }> = {}) => ({
  manifest: remoteManifest.parse({
    area: 'people',
    title: 'People',
    paths: [{ path: '/dashboard/people', match: 'prefix', access: 'session' }],
    pages: [],
    navigation: [],
    tabs: [],
    hostApi,
  }),
  needs,
});
const host = {
  hostApi: '1.2.0',
  provides: {
    react: { version: '19.3.1', exports: [] },
    '@rostrum/ui-kit': { version: '0.1.0', exports: ['Button', 'Card'] },
  },
};

test.each([
  ['^1.0.0', null],
  ['^1.3.0', 'it needs host API ^1.3.0; this shell provides 1.2.0'],
  ['^2.0.0 || ^1.1.0', null],
  ['*', null],
  ['whatever', 'it needs host API whatever; this shell provides 1.2.0'],
])('host API %s', (range, incompatibility) => {
  expect(findIncompatibility(release(range), host)).toBe(incompatibility);
});

test('needs are held against what the shell provides, by version and by name', () => {
  const needing = (key: string, version: string, exports: string[]) =>
    findIncompatibility(release('^1.0.0', { [key]: { version, exports } }), host);
  expect(needing('@rostrum/ui-kit', '*', ['Card'])).toBeNull();
  expect(needing('@rostrum/ui-kit', '*', ['Card', 'Timeline'])).toContain("'Timeline' of '@rostrum/ui-kit'");
  expect(needing('@rostrum/ui-kit', '^0.2.0', [])).toContain('this shell provides 0.1.0');
  expect(needing('@rostrum/charts', '*', [])).toContain("needs '@rostrum/charts', which");
  // React is judged by its version.
  expect(needing('react', '^19.3.0', ['use'])).toBeNull();
  expect(needing('react', '^20.0.0', [])).toContain('react');
});

test('a shell that does not say what it provides is judged by its host API', () => {
  const needy = release('^1.0.0', { '@rostrum/ui-kit': { version: '*', exports: ['Timeline'] } });
  expect(findIncompatibility(needy, { hostApi: '1.2.0' })).toBeNull();
  expect(findIncompatibility(needy, { hostApi: '1.2.0', provides: {} })).toBeNull();
});

test.each([
  ['the same runtime', '~2.9.2', '2.9.2', true],
  ['a mend of it in the shell', '~2.9.2', '2.9.4', true],
  ['a mend that only the area was built with', '~2.9.3', '2.9.2', false],
  ['the next minor version in the shell', '~2.9.2', '2.10.0', false],
  ['the minor version before in the shell', '~2.9.2', '2.8.7', false],
  ['another major version in the shell', '~2.9.2', '3.0.0', false],
  ['a shell that says what it provides and lends none', '~2.9.2', null, false],
  ['an area of before it was named', null, '2.10.0', true],
])('the borrowed federation runtime: %s', (_case, needed, provided, isHosted) => {
  const key = '@module-federation/webpack-bundler-runtime';
  const as = (version: string | null): Record<string, { version: string; exports: string[] }> =>
    version === null ? {} : { [key]: { version, exports: [] } };
  const incompatibility = findIncompatibility(release('^1.0.0', as(needed)), {
    ...host,
    provides: { ...host.provides, ...as(provided) },
  });
  expect(incompatibility === null).toBe(isHosted);
  expect(incompatibility ?? key).toContain(key);
});
