import { formatDay } from '@rostrum/contracts';
import type { PostFigures } from '@rostrum/contracts/analytics';
import { AppLink } from '@rostrum/ui-kit';
import { BreakdownPanel } from '../features/figures/panels/breakdown-panel.tsx';
import { FiguresPage } from '../features/figures/frame/figures-page.tsx';
import { usePostFigures } from '../features/figures/frame/figures.queries.ts';
import { secondsText } from '../features/figures/panels/figures.ts';
import { PersonLabel } from '../features/figures/panels/person-label.tsx';
import { RankingPanel } from '../features/figures/panels/ranking-panel.tsx';
import { SeriesPanel } from '../features/figures/panels/series-panel.tsx';
import { shareText } from '../features/figures/panels/sentences.ts';
import { Tiles } from '../features/figures/panels/tiles.tsx';
import { names, units } from '../features/figures/panels/words.ts';
import { CausingPosts } from '../features/figures/posts/causing-posts.tsx';
import { AgePanel } from '../features/figures/posts/age-panel.tsx';
import { postDefinitions, postTiles } from '../features/figures/posts/post-words.ts';
import { titles } from '../manifest.ts';
import styles from '../features/figures/frame/layout.module.css';

/** Of the views of one post, the share that reached its end; not told of fewer than five. */
const readThroughText = (read: number | null, views: number): string | null =>
  read === null ? null : shareText(Math.min(read, views), views);

const hasPosts = ({ views: { total }, published }: PostFigures) =>
  (total.now ?? 0) + (total.before ?? 0) + (published.now ?? 0) > 0;

const MostRead = ({ posts: { rows, others } }: Pick<PostFigures, 'posts'>) => (
  <RankingPanel
    title="Most read"
    row={units.posts}
    unit={units.postViews}
    columns={[
      'Post',
      'Views',
      'Read-through',
      'Median reading time',
      'Readers who opened a form',
      'Inquiries caused',
      'Kind',
      'Published',
    ]}
    rows={rows.map(({ id, title, kind, views, read, half_read_seconds, published_at: at, ...post }) => ({
      key: id,
      name: title,
      label: <AppLink href={`/dashboard/posts/${id}`}>{title}</AppLink>,
      cells: [
        views,
        readThroughText(read, views),
        secondsText(half_read_seconds),
        post.readers_who_asked,
        post.inquiries_caused,
        names.kind(kind),
        at === null ? '–' : formatDay(at),
      ],
    }))}
    others={others}
  />
);

/** How posts are read, from where, and for how long after they were published. */
export const PostAnalyticsPage = () => (
  <FiguresPage
    title={titles.posts}
    question="Which posts are read, from where, and for how long?"
    result={usePostFigures()}
    hasFigures={hasPosts}
    empty={{
      title: 'No post was read in these days',
      description:
        'Views are counted on public posts, without cookies. The first figures appear with the first reader.',
    }}
    canCountAll
    definitions={postDefinitions}
  >
    {(figures) => (
      <>
        <Tiles tiles={postTiles(figures)} period={figures.period} />
        <div className={styles.pair}>
          <SeriesPanel title="Post views" unit={units.postViews} theme="posts" series={figures.views} />
          <AgePanel ages={figures.by_age} />
        </div>
        {figures.caused ? <CausingPosts caused={figures.caused} /> : null}
        <MostRead posts={figures.posts} />
        <div className={styles.trio}>
          <BreakdownPanel
            title="Where readers came from"
            column="Source"
            unit={units.postViews}
            theme="posts"
            breakdown={figures.sources}
            name={names.source}
          />
          <BreakdownPanel
            title="By kind of post"
            column="Kind"
            unit={units.postViews}
            theme="posts"
            breakdown={figures.by_kind}
            name={names.kind}
          />
          <RankingPanel
            title="Experts named in posts"
            row={units.people}
            unit={units.postViews}
            columns={['Expert', 'Views']}
            rows={figures.experts.rows.map(({ count, ...person }) => ({
              key: person.username,
              name: person.name,
              label: <PersonLabel {...person} />,
              cells: [count],
            }))}
            others={figures.experts.others}
          />
        </div>
      </>
    )}
  </FiguresPage>
);
