import { formatDay, publicPaths, type publicPost } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { PageLink } from '../page-link.tsx';
import { ShownFields } from '../shown-fields.tsx';
import { Portrait } from '../person/portrait.tsx';
import { toFocusProps } from './cover-focus.ts';
import styles from './post-parts.module.css';

/** What readers call each kind. The shell's contracts may be older than this, so the words are not theirs. */
const kindNames: Readonly<Record<PublicPost['kind'], string>> = {
  article: 'Article',
  spotlight: 'Spotlight',
  alert: 'Expert alert',
  release: 'Release',
};

export type PublicPost = ReturnType<(typeof publicPost)['parse']>;

/** Those with a public profile lead to it. */
const Authors = ({ authors }: Pick<PublicPost, 'authors'>) => (
  <p className={styles.authors}>
    By{' '}
    {authors.map(({ name, username }, index) => (
      <span key={name}>
        {index === 0 ? '' : ', '}
        {username === null ? name : <PageLink href={publicPaths.expert(username)}>{name}</PageLink>}
      </span>
    ))}
  </p>
);

/** Who wrote it, when it was published, what it is, and what can be done with it. */
export function PostByline({ post, actions }: { post: PublicPost; actions: ReactNode }) {
  const { authors, published_at, reading_minutes, kind } = post;
  const [first] = authors;
  return (
    <div className={styles.byline}>
      {first?.username ? (
        <Portrait size="medium" name={first.name} username={first.username} image={first.image ?? null} />
      ) : null}
      <div className={styles.who}>
        {authors.length > 0 && <Authors authors={authors} />}
        <p className={styles.when}>
          {[formatDay(published_at), `${String(reading_minutes)} min read`, kindNames[kind]].join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
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

/** What a journalist might make of it. */
export const PostAngles = ({ angles }: Pick<PublicPost, 'angles'>) =>
  angles.length === 0 ? null : (
    <section className={styles.angles} aria-label="Angles for journalists">
      <h2>Angles for journalists</h2>
      <ol>
        {angles.map((angle) => (
          <li key={angle}>{angle}</li>
        ))}
      </ol>
    </section>
  );

/** What the organisation says of its posts beside that. */
export const PostFields = ({ fields = [] }: Pick<PublicPost, 'fields'>) =>
  fields.length === 0 ? null : (
    <section className={styles.angles} aria-label="More about this post">
      <h2>More about this post</h2>
      <ShownFields fields={fields} />
    </section>
  );
