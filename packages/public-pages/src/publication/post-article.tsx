import { formatDay, formatZonedClock, publicPaths } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PostByline, PostCover, type PublicPost } from './post-parts.tsx';
import { PostText } from './post-text.tsx';
import styles from './publication.module.css';
import { quotationFromPost } from './quotation-with-credit.ts';

export interface PostArticleProps {
  post: PublicPost;
  /** Whole address of the page, for the credit of what is copied. */
  url: string;
  /** The button that copies a quotation with its credit. */
  renderCopy: (text: string) => ReactNode;
  /** The bookmark. */
  actions: ReactNode;
}

/** A published post. The same on the server and in the application. */
export const PostArticle = ({ post, url, renderCopy, actions }: PostArticleProps) => (
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
    <Breadcrumb
      organisation={post.organisation}
      list={{ name: 'Posts', href: publicPaths.posts(post.organisation.company_username) }}
    />
    <h1 className={classNames(styles.title, 'rx-title')}>{post.title}</h1>
    {post.first_published_at ? (
      <p className="r-secondary">
        First published at <a href={post.first_published_at}>{new URL(post.first_published_at).host}</a>.
      </p>
    ) : null}
    {post.summary && <p className={classNames(styles.summary, 'rx-summary')}>{post.summary}</p>}
    <PostByline post={post} actions={actions} />
    <PostCover post={post} />
    <PostText
      html={post.body_html}
      renderCopy={(words) =>
        // What is under embargo is not passed on.
        post.embargo_until === null ? renderCopy(quotationFromPost(words, post, url)) : null
      }
    />
    {/* Whoever comes here has read it. */}
    <span data-text-end="" aria-hidden />
  </article>
);
