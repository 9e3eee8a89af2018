import { publicPaths, type publicPost } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import { ShownFields } from '../shown-fields.tsx';
import { toFocusProps } from './cover-focus.ts';
import styles from './post-parts.module.css';

export type PublicPost = ReturnType<(typeof publicPost)['parse']>;

/** Who wrote it. Those with a public profile lead to it. */
export function PostByline({ authors }: Pick<PublicPost, 'authors'>) {
  if (authors.length === 0) return null;
  return (
    <p className={styles.byline}>
      By{' '}
      {authors.map(({ name, username }, index) => (
        <span key={name}>
          {index === 0 ? '' : ', '}
          {username === null ? name : <PageLink href={publicPaths.expert(username)}>{name}</PageLink>}
        </span>
      ))}
    </p>
  );
}

/** The picture at its head, with what it shows and who made it. */
export function PostCover({ post: { cover, cover_focus, cover_alt, cover_credit } }: { post: PublicPost }) {
  if (!cover) return null;
  return (
    <figure className={styles.cover}>
      <img src={cover} alt={cover_alt} fetchPriority="high" {...toFocusProps(cover_focus, undefined)} />
      {cover_credit ? <figcaption className="r-secondary">{cover_credit}</figcaption> : null}
    </figure>
  );
}

/** What it is about. Where people speak on it, a topic leads to them. */
const PostTopics = ({ topics }: Pick<PublicPost, 'topics'>) => (
  <section className={styles.aside} aria-label="Topics">
    <h2 className="r-card-title">Topics</h2>
    <ul className={styles.tags}>
      {topics.map(({ title, has_page: hasPage }) => (
        <li key={title}>
          {hasPage ? (
            // With a target, the browser opens it and not the router: it is a document of the server.
            <a href={publicPaths.topic(title)} target="_top">
              {title}
            </a>
          ) : (
            title
          )}
        </li>
      ))}
    </ul>
  </section>
);

/** What a journalist might make of it, what it is about, and what the organisation says of it. A word that is a topic is no tag beside it. */
export function PostAside({
  angles,
  topics,
  tags,
  fields = [],
}: Pick<PublicPost, 'angles' | 'topics' | 'tags' | 'fields'>) {
  const named = new Set(topics.map(({ title }) => title.toLowerCase()));
  const others = tags.filter((tag) => !named.has(tag.toLowerCase()));
  return (
    <>
      {angles.length > 0 ? (
        <section className={styles.aside} aria-label="Angles for journalists">
          <h2 className="r-card-title">Angles for journalists</h2>
          <ol>
            {angles.map((angle) => (
              <li key={angle}>{angle}</li>
            ))}
          </ol>
        </section>
      ) : null}
      {topics.length > 0 ? <PostTopics topics={topics} /> : null}
      {others.length > 0 ? (
        <section className={styles.aside} aria-label="Tags">
          <h2 className="r-card-title">Tags</h2>
          <ul className={styles.tags}>
            {others.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {fields.length > 0 ? (
        <section className={styles.aside} aria-label="More about this post">
          <h2 className="r-card-title">More about this post</h2>
          <ShownFields fields={fields} />
        </section>
      ) : null}
    </>
  );
}
