import type { AllFigures } from '@rostrum/contracts/analytics';
import { AppLink } from '@rostrum/ui-kit';
import { RankingPanel } from '../panels/ranking-panel.tsx';
import { units } from '../panels/words.ts';

const panels = [
  ['Most read posts', 'Post', 'posts', units.posts, units.postViews, '/dashboard/posts'],
  [
    'Most read questions',
    'Question',
    'questions',
    units.questions,
    units.questionViews,
    '/dashboard/answers',
  ],
] as const;

/** Which posts and questions are read most, each opening the thing itself. */
export const MostReadPanels = ({ read }: { read: NonNullable<AllFigures['most_read']> }) =>
  panels.map(([title, column, kind, row, unit, path]) => (
    <RankingPanel
      key={kind}
      title={title}
      row={row}
      unit={unit}
      columns={[column, 'Views']}
      rows={read[kind].rows.map(({ id, title: name, views }) => ({
        key: id,
        name,
        label: <AppLink href={`${path}/${id}`}>{name}</AppLink>,
        cells: [views],
      }))}
      others={read[kind].others}
    />
  ));
