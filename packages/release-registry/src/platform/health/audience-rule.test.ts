import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeAudience } from './audience-rule.ts';
import type { Audience, Tally } from './health-rule.ts';

const tally = fc
  .record({ visitors: fc.integer({ min: 0, max: 3000 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ visitors, share }): Tally => ({ visitors, failed: Math.floor(visitors * share) }));
const none: Tally = { visitors: 0, failed: 0 };
const audience = (accounts: Tally, networks: Tally): Audience => ({ accounts, networks });
const nobody = audience(none, none);
const all = (count: number): Tally => ({ visitors: count, failed: count });
const byEverybody = { byEverybody: true };

describe('whatever is reported', () => {
  test('networks alone need ten, and most of all', () => {
    fc.assert(
      fc.property(tally, (networks) => {
        const { isBroken } = judgeAudience(
          { release: audience(none, networks), baseline: nobody, elsewhere: nobody },
          byEverybody,
        );
        const isMost = networks.failed >= 10 && networks.failed > networks.visitors / 2;
        expect([isBroken, isMost]).not.toEqual([true, false]);
      }),
    );
  });

  test('no network keeps a release that accounts found broken', () => {
    fc.assert(
      fc.property(tally, tally, tally, tally, (accounts, networks, baseline, elsewhere) => {
        const judged = (others: Tally) =>
          judgeAudience(
            {
              release: audience(accounts, others),
              baseline: audience(none, baseline),
              elsewhere: audience(none, elsewhere),
            },
            byEverybody,
          ).decidedBy;
        expect(judged(none) === 'accounts' && judged(networks) !== 'accounts').toBe(false);
      }),
    );
  });
});

test.each<[string, Audience, 'accounts' | 'everybody' | null]>([
  ['five accounts of five', audience(all(5), none), 'accounts'],
  ['four accounts of four', audience(all(4), none), null],
  ['four accounts and two guests, all there were', audience(all(4), all(2)), 'everybody'],
  ['an owner, two colleagues and four guests, all there were', audience(all(3), all(4)), 'everybody'],
  ['nine guests of nine', audience(none, all(9)), null],
  ['ten guests of ten', audience(none, all(10)), 'everybody'],
  ['ten guests while it works for five accounts', audience({ visitors: 5, failed: 0 }, all(10)), null],
  ['forty accounts of four hundred', audience({ visitors: 400, failed: 40 }, none), 'accounts'],
])('failing %s', (_name, release, decidedBy) => {
  const verdict = judgeAudience({ release, baseline: nobody, elsewhere: nobody }, byEverybody);
  expect([verdict.decidedBy, verdict.isBroken]).toEqual([decidedBy, decidedBy !== null]);
  expect(verdict.isAlarming).toBe(release.accounts.failed + release.networks.failed >= 5 || verdict.isBroken);
});
