import { remoteRelease, shellRelease, type RemoteRelease } from '@rostrum/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KnownState, ReleaseRow, RolloutRow } from '../store/releases.repository.ts';
import { bucketOf, buckets } from './bucket-of.ts';
import { isGood } from './good-releases.ts';
import { composeIndex, type ReleaseIndex } from './release-index.ts';
import { anybody, resolveRegistry, type Visitor } from './resolve-registry.ts';

const shell = shellRelease.parse({
  version: 'shell-1',
  hostApi: '1.2.0',
  entries: { shell: { scripts: ['a.js'], styles: [] }, 'sign-in': { scripts: ['b.js'], styles: [] } },
  integrity: {},
});
const described = (version: string, hostApi = '^1.0.0', area = 'people'): RemoteRelease =>
  remoteRelease.parse({
    area,
    version,
    entry: 'mf-manifest.json',
    integrity: { 'mf-manifest.json': `sha384-${'A'.repeat(64)}` },
    manifest: {
      area,
      title: area,
      paths: [{ path: `/dashboard/${area}`, match: 'prefix', access: 'session' }],
      pages: [],
      navigation: [],
      tabs: [],
      hostApi,
    },
  });
const now = new Date('2026-11-01T12:00:00Z');
const row = (version: string, changes: Partial<ReleaseRow> = {}, hostApi?: string): ReleaseRow => ({
  id: `id-${version}`,
  area: 'people',
  version,
  source: 'uploaded',
  release: described(version, hostApi),
  storedAt: now,
  promotedAt: null,
  replaced: null,
  brokenAt: null,
  brokenReason: null,
  createdBy: 'test',
  createdAt: now,
  ...changes,
});
const rollout = (version: string, to: Partial<RolloutRow>): RolloutRow => ({
  area: 'people',
  version,
  share: null,
  orgId: null,
  userId: null,
  organisation: null,
  email: null,
  ...to,
});
interface Given {
  releases?: ReleaseRow[];
  current?: string | null;
  rollouts?: RolloutRow[];
  built?: RemoteRelease[];
}
const bookOf = ({ releases = [], current = null, rollouts = [], built = [] }: Given): ReleaseIndex => {
  const areas: KnownState['areas'] = [{ area: 'people', version: current }];
  return composeIndex({ state: { revision: 7, releases, areas, rollouts, claims: [] }, built, shell });
};
const answerOf = (given: Given, visitor: Visitor = anybody) =>
  resolveRegistry(bookOf(given), visitor).areas.find(({ area }) => area === 'people');
const versionFor = (given: Given, visitor?: Visitor) => answerOf(given, visitor)?.version;
const visitor = (id: string): Visitor => ({ ...anybody, id });

describe('a share of all visitors', () => {
  const share = fc.integer({ min: 0, max: buckets });
  const canary = (of: number, version = 'v2'): Given => ({
    releases: [row('v1'), row('v2'), row('v3')],
    current: 'v1',
    rollouts: [rollout(version, { share: of })],
  });

  test('a visitor gets the same answer each time, and keeps the bucket over releases', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.uuid(), share, (id, of) => {
        const first = versionFor(canary(of), visitor(id));
        expect(versionFor(canary(of), visitor(id))).toBe(first);
        const next = versionFor(canary(of, 'v3'), visitor(id));
        expect(next === 'v3').toBe(first === 'v2');
      }),
    );
  });

  test('a larger share only adds people', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.uuid(), share, share, (id, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const isIn = (of: number) => versionFor(canary(of), visitor(id)) === 'v2';
        expect(isIn(large) || !isIn(small)).toBe(true);
      }),
    );
  });

  test('nobody is in a share of nothing, everybody in the whole; who has no name is in none', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(versionFor(canary(0), visitor(id))).toBe('v1');
        expect(versionFor(canary(buckets), visitor(id))).toBe('v2');
      }),
    );
    expect(versionFor(canary(buckets), anybody)).toBe('v1');
  });

  test('ten percent are about ten percent, and others in another area', () => {
    const ids = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
    const inPeople = ids.filter((id) => bucketOf('people', id) < 1000);
    expect(inPeople.length).toBeGreaterThan(320);
    expect(inPeople.length).toBeLessThan(480);
    const inBoth = inPeople.filter((id) => bucketOf('posts', id) < 1000);
    expect(inBoth.length).toBeLessThan(100);
  });
});

describe('who gets what', () => {
  const rollouts = [
    rollout('v2', { share: buckets }),
    rollout('v3', { orgId: 'north' }),
    rollout('v4', { userId: 'ada' }),
  ];
  const releases = ['v1', 'v2', 'v3', 'v4'].map((version) => row(version));
  const given: Given = { releases, rollouts, current: 'v1' };
  const ada: Visitor = { id: 'ada', userId: 'ada', orgId: 'north' };

  test('a person by name goes before the organisation, that before a share, that before everybody', () => {
    expect(versionFor(given, ada)).toBe('v4');
    expect(versionFor(given, { ...ada, userId: 'sam' })).toBe('v3');
    expect(versionFor(given, { ...ada, userId: 'sam', orgId: 'south' })).toBe('v2');
    expect(versionFor(given)).toBe('v1');
  });

  test('a canary falls back to the current release, and says what it is', () => {
    expect(answerOf(given, ada)).toMatchObject({
      channel: 'canary',
      base: '/remotes/people/v4/',
      previous: { version: 'v1', base: '/remotes/people/v1/' },
    });
    expect(answerOf(given)).toMatchObject({ channel: 'current', previous: null });
  });

  test('an override goes before all, whatever became of the release', () => {
    const releaseIndex = bookOf({ ...given, releases: [...releases, row('bad', { brokenAt: now })] });
    const override = { area: 'people', label: 'bad', until: '2026-11-02T00:00:00Z' };
    const byVersion = resolveRegistry(releaseIndex, ada, [
      { ...override, release: { kind: 'version', version: 'bad' } },
    ]);
    expect(byVersion.areas[0]).toMatchObject({ version: 'bad', channel: 'override', previous: null });
    expect(byVersion.overrides).toEqual([override]);
    const url = 'http://localhost:3001/';
    const byUrl = resolveRegistry(releaseIndex, ada, [{ ...override, release: { kind: 'url', url } }]);
    expect(byUrl.areas[0]).toMatchObject({ version: 'local', base: url, integrity: {}, channel: 'override' });
    // One that is not there is not said to be in force.
    const none = resolveRegistry(releaseIndex, ada, [
      { ...override, release: { kind: 'version', version: 'x' } },
    ]);
    expect([none.areas[0]?.version, none.overrides]).toEqual(['v4', []]);
  });
});

describe('what is passed over', () => {
  test('a release that this shell cannot host, for the last good one before it', () => {
    const releases = [row('v1'), row('v2', { replaced: 'v1' }), row('v3', { replaced: 'v2' }, '^2.0.0')];
    expect(versionFor({ releases, current: 'v3' })).toBe('v2');
    const everybody = [rollout('v3', { share: buckets })];
    expect(versionFor({ releases, current: 'v1', rollouts: everybody }, visitor('x'))).toBe('v1');
  });

  test('broken and incomplete releases, wherever they are named', () => {
    const releases = [
      row('v1'),
      row('v2', { replaced: 'v1', brokenAt: now }),
      row('v3', { replaced: 'v2' }),
      row('v4', { storedAt: null }),
    ];
    expect(answerOf({ releases, current: 'v3' })?.previous?.version).toBe('v1');
    for (const version of ['v2', 'v4'])
      expect(
        versionFor(
          { releases, current: 'v1', rollouts: [rollout(version, { share: buckets })] },
          visitor('x'),
        ),
      ).toBe('v1');
  });

  test('releases that replaced each other lead nowhere, and end', () => {
    const releases = [
      row('v1', { replaced: 'v2', brokenAt: now }),
      row('v2', { replaced: 'v1', brokenAt: now }),
    ];
    expect(answerOf({ releases, current: 'v2' })).toBeUndefined();
  });

  test('for any history: what is resolved is complete, whole and fitting, and is not its own fallback', () => {
    const versions = ['v1', 'v2', 'v3', 'v4', 'v5'];
    const any = fc.record({
      fates: fc.array(
        fc.record({
          replaced: fc.option(fc.constantFrom(...versions)),
          isBroken: fc.boolean(),
          isStored: fc.boolean(),
          fits: fc.boolean(),
        }),
        { minLength: versions.length, maxLength: versions.length },
      ),
      current: fc.option(fc.constantFrom(...versions)),
      canary: fc.constantFrom(...versions),
      share: fc.integer({ min: 0, max: buckets }),
      built: fc.option(fc.constantFrom(...versions, 'b1')),
      id: fc.uuid(),
    });
    fc.assert(
      fc.property(any, ({ fates, current, canary, share, built, id }) => {
        const releases = fates.map(({ replaced, isBroken, isStored, fits }, index) =>
          row(
            versions[index] ?? '',
            { replaced, brokenAt: isBroken ? now : null, storedAt: isStored ? now : null },
            fits ? '^1.0.0' : '^2.0.0',
          ),
        );
        const releaseIndex = bookOf({
          releases,
          current,
          rollouts: [rollout(canary, { share })],
          built: built === null ? [] : [described(built)],
        });
        const answer = resolveRegistry(releaseIndex, visitor(id)).areas[0];
        const knownOf = (release: { version: string } | null | undefined) =>
          release ? releaseIndex.areas.get('people')?.releases.get(release.version) : undefined;
        const isGiven = [answer, answer?.previous].flatMap((release) => knownOf(release) ?? []);
        expect(isGiven.every(isGood)).toBe(true);
        expect(answer === undefined || answer.previous?.version !== answer.version).toBe(true);
        // Whoever is given nothing could not have been given what was built here.
        const own = knownOf(built === null ? null : { version: built });
        expect(answer !== undefined || own === undefined || !isGood(own)).toBe(true);
      }),
    );
  });
});

describe('what was built beside the server', () => {
  test('is everybody’s until a release is promoted, and what is returned to after', () => {
    expect(versionFor({ built: [described('b1')] })).toBe('b1');
    expect(answerOf({ built: [described('b1')], releases: [row('v1')], current: 'v1' })).toMatchObject({
      version: 'v1',
      previous: { version: 'b1' },
    });
  });

  test('is all there is while the database never answered', () => {
    const releaseIndex = composeIndex({ state: undefined, built: [described('b1')], shell });
    expect(resolveRegistry(releaseIndex, anybody)).toMatchObject({ revision: 0, areas: [{ version: 'b1' }] });
  });

  test('gives way to the stored copy of the same version', () => {
    const stored = row('b1');
    const built = { ...described('b1'), integrity: {} };
    expect(answerOf({ built: [built], releases: [stored] })?.integrity).toEqual(stored.release.integrity);
  });
});
