import type { AllFigures } from '@rostrum/contracts/analytics';
import { formatDay } from '@rostrum/contracts';
import { useMemo } from 'react';
import { dayText } from '../charts/day-text.ts';
import { LazyLinesChart } from '../charts/lazy-lines-chart.tsx';
import { Panel } from '../panels/panel.tsx';
import { countText } from '../panels/sentences.ts';
import { units } from '../panels/words.ts';

function describe({ people, posts, questions }: AllFigures): string {
  const views = people.total.now;
  const counts = [
    ...(views === null ? [] : [countText(views, units.views)]),
    countText(posts.total.now ?? 0, units.postViews),
    countText(questions.total.now ?? 0, units.questionViews),
  ];
  const since = people.since === null ? '' : ` Counted since ${formatDay(people.since)}.`;
  return `${counts.join(', ')}.${since}`;
}

/** Views of profiles, posts and questions over the same days. */
export function ViewsPanel({ figures }: { figures: AllFigures }) {
  const { people, posts, questions } = figures;
  const rows = useMemo(() => {
    const viewsOn = new Map(people.points.map(({ date, count }) => [date, count]));
    return posts.points.map(({ date, count }, place) => ({
      date,
      people: viewsOn.get(date) ?? null,
      posts: count,
      questions: questions.points[place]?.count ?? null,
    }));
  }, [people, posts, questions]);
  const chart = useMemo(
    () => ({
      labels: rows.map(({ date }) => dayText(date)),
      lines: [
        { name: 'People', theme: 'people' as const, values: rows.map((row) => row.people) },
        { name: 'Posts', theme: 'posts' as const, values: rows.map((row) => row.posts) },
        { name: 'Q&A', theme: 'qanda' as const, values: rows.map((row) => row.questions) },
      ],
    }),
    [rows],
  );
  const title = posts.step === 7 ? 'Views a week' : 'Views a day';
  return (
    <Panel
      title={title}
      sentence={describe(figures)}
      table={{
        columns: [posts.step === 7 ? 'Seven days from' : 'Day', 'People', 'Posts', 'Q&A'],
        rows: rows.map((row) => [row.date, row.people ?? '–', row.posts, row.questions ?? '–']),
      }}
    >
      <LazyLinesChart label={title} height={240} {...chart} />
    </Panel>
  );
}
