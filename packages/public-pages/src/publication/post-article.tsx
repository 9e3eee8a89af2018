import { formatDay, formatZonedClock, publicPaths } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PageLink } from '../page-link.tsx';
import { ExpertList } from './expert-list.tsx';
import { PostAside, PostByline, PostCover, type PublicPost } from './post-parts.tsx';
import styles from './publication.module.css';
import { RichText } from './rich-text.tsx';

export interface PostArticleProps {
  post: PublicPost;
  /** The bookmark. */
  actions: ReactNode;
}

/** A published post. The same on the server and in the application. */
export const PostArticle = ({ post, actions }: PostArticleProps) => (
  <article data-reading="">
    {post.embargo_until === null ? null : (
      <p className={styles.embargo} role="note">
        <strong>
          Under embargo until {formatDay(post.embargo_until, post.organisation.timezone)},{' '}
          {formatZonedClock(post.embargo_until, post.organisation.timezone)}.
        </strong>{' '}
        You read it as a verified journalist. Do not publish it before then.
      </p>
    )}
    <p className={classNames(styles.source, 'r-secondary')}>
      <PageLink href={publicPaths.organisation(post.organisation.company_username)}>
        {post.organisation.name}
      </PageLink>{' '}
      · {formatDay(post.published_at)} · {post.reading_minutes} min
    </p>
    <h1 className={classNames(styles.title, 'rx-title')}>{post.title}</h1>
    {post.first_published_at ? (
      <p className="r-secondary">
        First published at <a href={post.first_published_at}>{new URL(post.first_published_at).host}</a>.
      </p>
    ) : null}
    {post.summary && <p className={classNames(styles.summary, 'rx-summary')}>{post.summary}</p>}
    <PostByline authors={post.authors} />
    <div className={styles.actions}>{actions}</div>
    <PostCover post={post} />
    <RichText html={post.body_html} />
    {/* Whoever comes here has read it. */}
    <span data-text-end="" aria-hidden />
  </article>
);

/** The experts behind a post and what can be made of it; null where there is nothing to say beside it. */
export const postSide = ({ experts, angles, topics, tags, fields = [] }: PublicPost): ReactNode =>
  experts.length + angles.length + topics.length + tags.length + fields.length === 0 ? null : (
    <>
      <ExpertList title="Experts behind this post" experts={experts} />
      <PostAside angles={angles} topics={topics} tags={tags} fields={fields} />
    </>
  );
