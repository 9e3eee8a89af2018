import { singleBundle, withBothSites } from '../browser/both-sites.ts';
import { signInBytes, tourBytes } from '../browser/tour-bytes.ts';
import { tours } from '../browser/tour.ts';
import type { Metric } from '../metric.ts';

/** JavaScript of the shell of OpenMRS 3 for its sign-in page, as published with version 10.0.0. */
const openMrs = { value: 635, name: "OpenMRS 3 10.0.0, its shell's 25 scripts" };

const signInLimit = 120;
/** How much more JavaScript than the single bundle is agreed to; style sheets stand beside it. */
const mostOfSingle = { landing: 1.1, second: 1.08 };

/** Code of the first pages as it travels, each in a fresh browser: federation beside one bundle. */
export const measureFirstPageBytes = (): Promise<Metric[]> =>
  withBothSites(async ({ federated, single }, browser) => {
    const signIn = await signInBytes(browser, federated);
    const metrics: Metric[] = [
      {
        name: 'JavaScript of the sign-in page',
        value: signIn.js / 1000,
        unit: 'kB',
        target: { atMost: signInLimit },
        baseline: openMrs,
      },
    ];
    for (const tour of tours) {
      const ours = await tourBytes(browser, federated, tour);
      const theirs = await tourBytes(browser, single, tour);
      for (const until of ['landing', 'second'] as const) {
        const path = `${tour.as} ${tour.landing.href}${until === 'second' ? ` + ${tour.second.area}` : ''}`;
        const [value, js] = [ours[until].js / 1000, theirs[until].js / 1000];
        metrics.push(
          {
            name: `JavaScript: ${path}`,
            value,
            unit: 'kB',
            target: { atMost: js * mostOfSingle[until] },
            baseline: { value: js, name: singleBundle },
          },
          {
            name: `style sheets: ${path}`,
            value: ours[until].css / 1000,
            unit: 'kB',
            baseline: { value: theirs[until].css / 1000, name: singleBundle },
          },
        );
      }
    }
    return metrics;
  });
