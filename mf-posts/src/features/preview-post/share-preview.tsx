import type { PostPreview } from '@rostrum/contracts/posts';
import { Card } from '@rostrum/ui-kit';
import styles from './post-preview.module.css';

/** How the post is told of elsewhere: the picture of its link, and what search engines are given. */
export function SharePreview({ search, image }: { search: PostPreview['search']; image: string }) {
  const { host, pathname } = new URL(search.address);
  return (
    <div className={styles.side}>
      <Card title="How it looks when shared">
        <figure className={styles.share}>
          <img src={image} alt={`What stands for the link: ${search.title}`} width={1200} height={630} />
          <figcaption>
            <span className="r-secondary">{host}</span>
            <strong>{search.title}</strong>
            <span>{search.description}</span>
          </figcaption>
        </figure>
      </Card>
      <Card title="How it looks in search">
        {search.is_hidden ? (
          <p className="r-secondary">Search engines are asked not to show it.</p>
        ) : search.canonical !== null ? (
          <p className="r-secondary">
            Search engines are asked to show the page at {new URL(search.canonical).host} instead.
          </p>
        ) : (
          <p className={styles.result}>
            <span className="r-secondary">{[host, ...pathname.split('/').filter(Boolean)].join(' › ')}</span>
            <span className={styles.resultTitle}>{search.title}</span>
            <span>{search.description}</span>
          </p>
        )}
      </Card>
    </div>
  );
}
