import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certainShare, fewestFailed, judge, type HealthFigures, type Tally } from './health-rule.ts';

const tally = fc
  .record({ visitors: fc.integer({ min: 0, max: 5000 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ visitors, share }): Tally => ({ visitors, failed: Math.floor(visitors * share) }));
const quiet: Tally = { visitors: 1000, failed: 2 };

describe('whatever the figures', () => {
  test('fewer than five visitors never decide anything', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: fewestFailed - 1 }),
        fc.integer({ min: 0, max: 50 }),
        tally,
        tally,
        (failed, fine, baseline, elsewhere) => {
          expect(judge({ release: { visitors: failed + fine, failed }, baseline, elsewhere }).isBroken).toBe(
            false,
          );
        },
      ),
    );
  });

  test('a release that fails nobody is fine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), tally, tally, (visitors, baseline, elsewhere) => {
        expect(judge({ release: { visitors, failed: 0 }, baseline, elsewhere }).isBroken).toBe(false);
      }),
    );
  });

  test('one more failure never makes it healthy, one more success never breaks it', () => {
    fc.assert(
      fc.property(tally, tally, tally, (release, baseline, elsewhere) => {
        const before = judge({ release, baseline, elsewhere }).isBroken;
        const worse = { visitors: release.visitors + 1, failed: release.failed + 1 };
        const better = { visitors: release.visitors + 1, failed: release.failed };
        const after = [worse, better].map((one) => judge({ release: one, baseline, elsewhere }).isBroken);
        // Broken stays broken by the worse one; sound stays sound by the better one.
        expect(after).toEqual([before || after[0], before && after[1]]);
      }),
    );
  });

  test('a worse baseline, or trouble elsewhere, only makes it more patient', () => {
    fc.assert(
      fc.property(tally, tally, tally, fc.integer({ min: 1, max: 100 }), (release, one, other, more) => {
        const worse = { visitors: one.visitors + more, failed: one.failed + more };
        const before = judge({ release, baseline: one, elsewhere: other });
        expect(judge({ release, baseline: worse, elsewhere: other }).allowed).toBeGreaterThanOrEqual(
          before.allowed,
        );
        expect(judge({ release, baseline: other, elsewhere: worse }).allowed).toBeGreaterThanOrEqual(
          judge({ release, baseline: other, elsewhere: one }).allowed,
        );
      }),
    );
  });

  test('what is certain is never more than what was seen', () => {
    fc.assert(
      fc.property(tally, (seen) => {
        const share = seen.visitors === 0 ? 0 : seen.failed / seen.visitors;
        expect(certainShare(seen)).toBeLessThanOrEqual(share + 1e-9);
        expect(certainShare(seen)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test.each<[string, HealthFigures, boolean]>([
  ['fails everybody', { release: { visitors: 5, failed: 5 }, baseline: quiet, elsewhere: quiet }, true],
  [
    'fails everybody, and nothing is known of the one before',
    {
      release: { visitors: 5, failed: 5 },
      baseline: { visitors: 0, failed: 0 },
      elsewhere: { visitors: 0, failed: 0 },
    },
    true,
  ],
  ['fails half of a few', { release: { visitors: 12, failed: 6 }, baseline: quiet, elsewhere: quiet }, true],
  [
    'fails one in ten of many',
    { release: { visitors: 400, failed: 40 }, baseline: quiet, elsewhere: quiet },
    true,
  ],
  [
    'fails one in fifty, as things do',
    { release: { visitors: 400, failed: 8 }, baseline: quiet, elsewhere: quiet },
    false,
  ],
  [
    'fails as often as the one before',
    { release: { visitors: 400, failed: 60 }, baseline: { visitors: 3000, failed: 400 }, elsewhere: quiet },
    false,
  ],
  [
    'fails while everything fails',
    { release: { visitors: 40, failed: 38 }, baseline: quiet, elsewhere: { visitors: 300, failed: 280 } },
    false,
  ],
  [
    'unlucky with its first visitors',
    { release: { visitors: 60, failed: 5 }, baseline: quiet, elsewhere: quiet },
    false,
  ],
])('a release that %s', (_name, figures, isBroken) => {
  expect(judge(figures).isBroken).toBe(isBroken);
});
