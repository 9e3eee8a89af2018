import { formatNumber } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import styles from './word-links.module.css';

export interface WordLinksProps {
  label: string;
  words: readonly { title: string; count: number }[];
  chosen: string | undefined;
  addressOf: (title: string | undefined) => string;
}

/** Words with how many experts stand under each; the chosen one leads back to all. */
export const WordLinks = ({ label, words, chosen, addressOf }: WordLinksProps) =>
  words.length === 0 ? null : (
    <ul className={styles.words} aria-label={label} data-not-read>
      {words.map(({ title, count }) => (
        <li key={title}>
          <PageLink
            href={addressOf(title === chosen ? undefined : title)}
            aria-current={title === chosen ? 'true' : undefined}
            rel="nofollow"
          >
            {title} <span className={styles.count}>{formatNumber(count)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
