import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { osvAdvisory, readAdvisory } from './advisory.ts';
import { findWeaknesses, type AcceptedAdvisory } from './find-weaknesses.ts';
import { readLocked, type LockedPackage } from './lockfile.ts';
import { readAudit } from './registry-audit.ts';
import { faultsOf } from './rules.ts';
import { collectAdvisories } from './snapshot.ts';

const id = 'GHSA-aaaa-bbbb-cccc';
const written = (events: object[], more: object = {}) => ({
  id,
  summary: 'Reads too much.',
  affected: [{ package: { ecosystem: 'npm', name: 'left' }, ranges: [{ type: 'SEMVER', events }] }],
  database_specific: { severity: 'HIGH' },
  ...more,
});
const read = (events: object[], more?: object) => readAdvisory(osvAdvisory.parse(written(events, more)));
const locked = (version: string, changes: Partial<LockedPackage> = {}): LockedPackage => ({
  place: 'node_modules/left',
  name: 'left',
  version,
  integrity: 'sha512-AAAA',
  resolved: null,
  license: 'MIT',
  deprecated: null,
  hasInstallScript: false,
  optionalDependencies: [],
  peers: [],
  ...changes,
});
const today = new Date('2026-11-22T12:00:00Z');
const isFound = (version: string, events: object[]) =>
  findWeaknesses([locked(version)], { advisories: read(events), accepted: [], today }).length > 0;

test.each<[string, object[], string[], string[]]>([
  [
    'all before a repair',
    [{ introduced: '0' }, { fixed: '1.2.3' }],
    ['0.0.1', '1.2.2', '1.2.3-rc.1'],
    ['1.2.3', '2.0.0'],
  ],
  [
    'a stretch up to its last',
    [{ introduced: '1.0.0' }, { last_affected: '1.4.0' }],
    ['1.0.0', '1.4.0'],
    ['0.9.0', '1.4.1'],
  ],
  [
    'two lines that were each repaired',
    [{ introduced: '1.0.0' }, { fixed: '1.5.0' }, { introduced: '2.0.0' }, { fixed: '2.1.0' }],
    ['1.4.9', '2.0.5'],
    ['1.5.0', '1.9.0', '2.1.0'],
  ],
  ['what was never repaired', [{ introduced: '3.0.0' }], ['3.0.0', '9.9.9'], ['2.9.9']],
])('finds %s, and nothing beside it', (_name, events, affected, fine) => {
  expect(affected.map((version) => isFound(version, events))).toEqual(affected.map(() => true));
  expect(fine.map((version) => isFound(version, events))).toEqual(fine.map(() => false));
});

test('names the package, its place, how bad it is and what to do', () => {
  const advisories = read([{ introduced: '0' }, { fixed: '2.0.0' }]);
  const nested = locked('1.0.0', { place: 'node_modules/right/node_modules/left' });
  const [fault] = findWeaknesses([nested], { advisories, accepted: [], today });
  expect(fault).toMatch(
    /left@1\.0\.0 \(node_modules\/right\/node_modules\/left\): high, GHSA-.*Reads too much\..*Update it/,
  );
});

test('leaves out what was withdrawn, and other ecosystems with packages of the same name', () => {
  expect(read([{ introduced: '0' }], { withdrawn: '2026-01-01T00:00:00Z' })).toEqual([]);
  const affected = [
    {
      package: { ecosystem: 'PyPI', name: 'left' },
      ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }] }],
    },
  ];
  expect(read([], { affected })).toEqual([]);
});

test('an accepted advisory is quiet until its day, and may not be accepted for long', () => {
  const advisories = read([{ introduced: '0' }]);
  const faults = (until: string, changes: Partial<AcceptedAdvisory> = {}) =>
    findWeaknesses([locked('1.0.0')], {
      advisories,
      accepted: [{ id, package: 'left', reason: 'Only its types are used here.', until, ...changes }],
      today,
    });
  expect(faults('2026-11-22')).toEqual([]);
  expect(faults('2026-12-24')).toEqual([]);
  expect(faults('2026-11-21')).toEqual([expect.stringContaining('was accepted until 2026-11-21')]);
  expect(faults('2027-11-22')).toEqual([expect.stringContaining('at most 90 days')]);
  expect(faults('2026-12-24', { package: 'right' })).toEqual([expect.stringContaining('left@1.0.0')]);
});

test.each<[string, Partial<LockedPackage>, RegExp]>([
  ['no hash', { integrity: null }, /no SHA-512 hash/],
  ['a weak hash', { integrity: 'sha1-AAAA' }, /no SHA-512 hash/],
  ['an address of git', { resolved: 'git+ssh://git@host/left.git#abc' }, /never from git/],
  ['an address', { resolved: 'https://host/left.tgz' }, /never from git or an address/],
  ['a script', { hasInstallScript: true }, /runs a script/],
  ['a deprecation', { deprecated: 'Use right.' }, /deprecated: Use right\./],
  ['no licence', { license: null }, /licence 'none'/],
  ['a licence that nobody agreed to', { license: 'AGPL-3.0' }, /licence 'AGPL-3\.0'/],
])('says that a package has %s', (_name, changes, message) => {
  expect(faultsOf(locked('1.0.0', changes), new Set())).toEqual([expect.stringMatching(message)]);
  expect(faultsOf(locked('1.0.0'), new Set())).toEqual([]);
});

test('an install script that was agreed to is none to speak of', () => {
  expect(faultsOf(locked('1.0.0', { hasInstallScript: true }), new Set(['left']))).toEqual([]);
});

test('reads nested packages by their names, and no workspace', () => {
  const packages = {
    '': { name: 'root' },
    shell: { version: '1.0.0' },
    'node_modules/@rostrum/shell': { link: true, resolved: 'shell' },
    'node_modules/@scope/one': { version: '1.0.0' },
    'node_modules/two/node_modules/@scope/one': { version: '2.0.0', license: 'MIT' },
  };
  expect(readLocked(JSON.stringify({ packages })).map(({ name, version }) => [name, version])).toEqual([
    ['@scope/one', '1.0.0'],
    ['@scope/one', '2.0.0'],
  ]);
});

test('takes from a clone of the database what is about our packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-advisories-'));
  const file = join(folder, 'advisories/github-reviewed/2026/11', id);
  mkdirSync(file, { recursive: true });
  writeFileSync(join(file, `${id}.json`), JSON.stringify(written([{ introduced: '0' }, { fixed: '2.0.0' }])));
  expect(collectAdvisories(folder, new Set(['left']))).toEqual([
    { id, package: 'left', severity: 'high', summary: 'Reads too much.', affected: '>=0.0.0-0 <2.0.0' },
  ]);
  expect(collectAdvisories(folder, new Set(['right']))).toEqual([]);
  expect(() => collectAdvisories(join(folder, 'nothing'), new Set())).toThrow(/no clone/);
  rmSync(folder, { recursive: true });
});

test('a registry that does not answer is no clean report', () => {
  expect(readAudit('{"message":"405 Method Not Allowed - POST","error":{}}')).toEqual({
    isAnswered: false,
    why: 'it answered 405',
  });
  expect(readAudit('npm error network')).toMatchObject({ isAnswered: false });
  const vulnerabilities = { left: { severity: 'high', range: '<2.0.0', via: [] } };
  expect(readAudit(`npm warn something\n${JSON.stringify({ vulnerabilities })}\n`)).toEqual({
    isAnswered: true,
    found: ['left <2.0.0: high'],
  });
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ isAnswered: true, found: [] });
});
