import { measureRulePreviews } from '@rostrum/api-server/testing/rules';
import { formatNumber } from '@rostrum/contracts';
import { median, type Metric } from '../metric.ts';

/** What a new rule of the Blocked List would have caught in 90 days, by the kind of the rule. */
export async function measurePreviewsOf(count: number): Promise<Metric[]> {
  const previews = await measureRulePreviews(count);
  return previews.flatMap(({ kind, found: { times, bare } }) => {
    const name = `${formatNumber(count)} inquiries: preview of a rule by ${kind}`;
    return [
      {
        name: `${name}, median`,
        value: median(times),
        unit: 'ms',
        target: { atMost: 1000 },
        baseline: { value: median(bare), name: 'its statements through pg alone' },
      },
      {
        name: `${name}, longest of ${times.length}`,
        value: Math.max(...times),
        unit: 'ms',
        target: { atMost: 1000 },
      },
    ];
  });
}
