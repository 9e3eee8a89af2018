import { classNames } from '../class-names.ts';
import styles from './portrait.module.css';

export interface PortraitProps {
  name: string;
  /** Chooses the ground behind the picture. */
  username: string;
  image: string | null;
  /** Shown in place of the image in dark mode. */
  imageDark?: string | null | undefined;
  size: 'large' | 'logo' | 'card' | 'medium' | 'small' | 'mark';
}

const pixels = { large: 176, logo: 64, card: 48, medium: 40, small: 32, mark: 28 } as const;
const grounds = ['ground1', 'ground2', 'ground3', 'ground4', 'ground5'] as const;

/** One of five grounds, always the same for the same username. */
function groundOf(username: string): string {
  let hash = 0;
  for (const character of username) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return grounds[hash % grounds.length] ?? grounds[0];
}

/** Array.from keeps letters outside the basic plane whole. */
const firstLetter = (word: string | undefined) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '';

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '');
};

/** A picture beside a name that says whose it is; initials where there is none. The style sheet alone sizes and colours it. */
export function Portrait({ name, username, image, imageDark, size }: PortraitProps) {
  const source = image?.trim();
  return (
    <span
      className={classNames(styles.portrait, styles[size], size === 'large' && 'rx-portrait')}
      aria-hidden
      data-not-read
    >
      {source && imageDark ? (
        <img
          className={styles.inDark}
          src={imageDark}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          decoding="async"
          // Not fetched in light mode, where it has no box.
          loading="lazy"
        />
      ) : null}
      {source ? (
        <img
          className={classNames(styles[groundOf(username)], imageDark ? styles.inLight : undefined)}
          src={source.startsWith('//') ? `https:${source}` : source}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          decoding="async"
          {...(size === 'large' || size === 'logo' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ) : (
        <span className={styles.initials}>{initialsOf(name)}</span>
      )}
    </span>
  );
}
