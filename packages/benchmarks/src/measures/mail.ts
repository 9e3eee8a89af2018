import { measureMailLoad } from '@rostrum/api-server/testing/mail';
import type { Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';

const alerts = 5000;
/** The way before takes a quarter of an hour for all of them; its rate does not depend on how many there are. */
const alertsBefore = 200;

/** How fast mails leave for a mail server beside it, and how long a reset waits that is asked for while alerts leave. */
export async function measureMail(progress: Progress): Promise<Metric[]> {
  progress('one by one');
  const before = await measureMailLoad(alertsBefore, 'one by one');
  progress(`${alerts} alerts`);
  const now = await measureMailLoad(alerts, 'as it is');
  return [
    {
      name: `Mails that leave, of ${alerts}`,
      value: now.perSecond,
      unit: '/s',
      baseline: { value: before.perSecond, name: 'two workers that take one mail each per half second' },
    },
    {
      name: `A reset behind ${alerts} alerts`,
      value: now.resetSeconds,
      unit: 's',
      baseline: {
        value: before.resetSeconds,
        name: `behind ${alertsBefore} alerts, without priorities`,
      },
    },
    {
      name: `A reset behind ${alerts} alerts`,
      value: now.resetSeconds,
      unit: 's',
      baseline: {
        value: alerts / before.perSecond,
        name: `${alerts} alerts at the rate of those workers (calculated)`,
      },
    },
  ];
}
