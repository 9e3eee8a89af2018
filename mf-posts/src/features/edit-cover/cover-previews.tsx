import type { CoverFocus } from '@rostrum/contracts';
import { placePicture, type PicturePart } from './place-picture.ts';
import styles from './cover-crop.module.css';

interface CoverPreviewsProps {
  src: string;
  size: { width: number; height: number };
  part: PicturePart;
  focus: CoverFocus;
  /** A picture that is shown whole is not what previews of links show: those draw the title. */
  hasShareCard: boolean;
}

const boxes = [
  { name: 'Share card', ratio: 1200 / 630, className: styles.card },
  { name: 'Public page on a phone', ratio: 4 / 3, className: styles.phone },
  { name: 'List', ratio: 56 / 36, className: styles.thumbnail },
] as const;

/** What each place shows of the cover, as it is being cropped. */
export const CoverPreviews = ({ src, size, part, focus, hasShareCard }: CoverPreviewsProps) => (
  <ul className={styles.previews} aria-label="Previews">
    {boxes
      .filter(({ name }) => hasShareCard || name !== 'Share card')
      .map(({ name, ratio, className }) => (
        <li key={name}>
          <span className={`${styles.box} ${className}`} style={{ aspectRatio: ratio }}>
            <img src={src} alt="" draggable={false} style={placePicture(size, part, { ratio, focus })} />
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
  </ul>
);
