import { formatDay } from '@rostrum/contracts';
import type { PostFigures } from '@rostrum/contracts/analytics';
import { AppLink } from '@rostrum/ui-kit';
import { RankingPanel } from '../panels/ranking-panel.tsx';
import { countText } from '../panels/sentences.ts';
import { names, units } from '../panels/words.ts';

type Caused = NonNullable<PostFigures['caused']>;

function describe({ rows, posts, inquiries }: Caused): string {
  const [first] = rows;
  if (!first) return 'No inquiry of these days began at a post.';
  const start = `${countText(inquiries, units.inquiries)} began at ${countText(posts, units.posts)}.`;
  return first.inquiries === null ? `${start} Fewer than 5 at each.` : `${start} Most: ${first.title}`;
}

/** Which posts brought inquiries, and what was published after them. */
export const CausingPosts = ({ caused }: { caused: Caused }) => (
  <RankingPanel
    title="Posts that brought inquiries"
    sentence={describe(caused)}
    row={units.posts}
    unit={units.inquiries}
    columns={['Post', 'Inquiries', 'Coverage noted', 'Views', 'Kind', 'Published']}
    rows={caused.rows.map(({ id, title, kind, inquiries, coverage, views, published_at: at }) => ({
      key: id,
      name: title,
      label: <AppLink href={`/dashboard/posts/${id}`}>{title}</AppLink>,
      cells: [inquiries, coverage, views, names.kind(kind), at === null ? '–' : formatDay(at)],
    }))}
    others={{ rows: 0, count: 0 }}
  />
);
