import { formatNumber } from '@rostrum/contracts';
import type { PostFigures } from '@rostrum/contracts/analytics';
import { useMemo } from 'react';
import { LazyLinesChart } from '../charts/lazy-lines-chart.tsx';
import { Panel } from '../panels/panel.tsx';

const rounded = (views: number) => Math.round(views * 10) / 10;
const text = (views: number) => formatNumber(rounded(views), { maximumFractionDigits: 1 });

function describe(ages: PostFigures['by_age']): string {
  const [first] = ages;
  if (!first) return 'No post of these days is a day old yet.';
  const most = ages.reduce((best, age) => (age.views > best.views ? age : best), first);
  const last = ages.at(-1) ?? first;
  return `Most on day ${most.day}: ${text(most.views)} a post on average. On day ${last.day}: ${text(last.views)}.`;
}

/** How long posts are read: views by the age of the post. */
export function AgePanel({ ages }: { ages: PostFigures['by_age'] }) {
  const chart = useMemo(
    () => ({
      labels: ages.map(({ day }) => `Day ${day}`),
      lines: [
        { name: 'Views of a post', theme: 'posts' as const, values: ages.map(({ views }) => rounded(views)) },
      ],
    }),
    [ages],
  );
  return (
    <Panel
      title="Views by day after publishing"
      sentence={describe(ages)}
      table={{
        columns: ['Day', 'Views on average', 'Posts'],
        rows: ages.map(({ day, views, posts }) => [day, rounded(views), posts]),
      }}
    >
      {ages.length > 0 ? (
        <LazyLinesChart label="Views by day after publishing" height={200} {...chart} />
      ) : null}
    </Panel>
  );
}
