import { singleBundle, withBothSites, type Sites } from '../browser/both-sites.ts';
import { tourTimes, type TourTimes } from '../browser/tour-times.ts';
import { tours } from '../browser/tour.ts';
import { median, type Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';

const rounds = 12;
/** How much longer than with the single bundle is agreed to. */
const mostOfSingle: TourTimes = { cold: 1.12, second: 1.0, warm: 1.05 };

/** One way through the application on a slow machine, with federation and as one bundle in turns: medians. */
export const measureFirstPageTimes = (progress: Progress): Promise<Metric[]> =>
  withBothSites(async (sites, browser) => {
    const [tour] = tours;
    if (!tour) throw new Error('There is no tour to take.');
    const found: Record<keyof Sites, TourTimes[]> = { federated: [], single: [] };
    // The first round warms both servers up and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      progress(`round ${round} of ${rounds}`);
      // Whoever goes first in a round meets a machine that has rested.
      const order = round % 2 === 0 ? (['federated', 'single'] as const) : (['single', 'federated'] as const);
      for (const site of order) {
        const times = await tourTimes(browser, sites[site], tour);
        if (round > 0) found[site].push(times);
      }
    }
    const metric = (name: string, step: keyof TourTimes): Metric => {
      const [value, single] = [found.federated, found.single].map((all) =>
        median(all.map((times) => times[step])),
      );
      return {
        name,
        value: value ?? 0,
        unit: 'ms',
        target: { atMost: (single ?? 0) * mostOfSingle[step] },
        baseline: { value: single ?? 0, name: singleBundle },
      };
    };
    const { landing, second } = tour;
    return [
      metric(`slow phone: cold load until ${landing.area} is there`, 'cold'),
      metric(`slow phone: first visit to a second area, ${second.area}`, 'second'),
      metric('slow phone: switch between the two, both loaded', 'warm'),
    ];
  });
