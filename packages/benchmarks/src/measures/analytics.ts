import { formatNumber } from '@rostrum/contracts';
import { measureEventsLoad } from '@rostrum/api-server/testing/events';
import type { Metric } from '../metric.ts';
import { percentile } from '../percentile.ts';
import type { Progress } from '../progress.ts';

const titles = {
  all: 'All',
  people: 'People',
  posts: 'Posts',
  qanda: 'Q&A',
  inquiries: 'Inquiries',
  home: 'Home',
};

/** Analytics over so many events of 200 organisations: what a page takes, how fast events are recorded and counted by day. */
export async function measureAnalytics(progress: Progress, count: number): Promise<Metric[]> {
  const load = await measureEventsLoad(count, progress);
  const size = `${formatNumber(count)} events`;
  const pages = (Object.keys(titles) as (keyof typeof titles)[]).map((name): Metric => ({
    name: `${size}: ${titles[name]}${name === 'home' ? '' : ', 90 days compared'}, 99th percentile`,
    value: percentile(load.pages[name].times, 0.99),
    unit: 'ms',
    target: { atMost: name === 'home' ? 150 : 300 },
    baseline: {
      value: percentile(load.pages[name].bare, 0.99),
      name: 'its statements one after the other through pg alone',
    },
  }));
  return [
    ...pages,
    {
      name: `${size}: one day of all organisations counted`,
      value: load.rollupDaySeconds,
      unit: 's',
      target: { atMost: 60 },
    },
    {
      name: `${size}: events recorded beside ten homes a second, in reports as browsers gather them, each committed before its answer`,
      value: load.recordedPerSecond,
      unit: '/s',
      target: { atLeast: 2000 },
    },
    { name: `${size}: reports that told of them`, value: load.reportsPerSecond, unit: '/s' },
    {
      name: `${size}: events answered as recorded and gone after kill -9 amid them`,
      value: load.lost,
      unit: 'times',
      target: { atMost: 0 },
    },
    {
      name: `${size}: days that a recount finds different`,
      value: load.differences,
      unit: 'times',
      target: { atMost: 0 },
    },
  ];
}
