import type { PublicPerson } from '@rostrum/contracts';
import { DownloadIcon } from 'lucide-react';
import styles from './press-kit.module.css';

type Kit = NonNullable<PublicPerson['press_kit']>;

/** What is in the kit, and how its photos are credited where they are not shown with their credit. */
function describeKit({ credit, has_portrait, photos }: Kit, hasCv: boolean): string {
  const count = photos.length + (has_portrait ? 1 : 0);
  const what = count === 1 ? 'The photo' : `${count} photos`;
  const credits =
    count === 1
      ? ` Credit the photo: ${credit}`
      : has_portrait
        ? ` Credit the photo of the profile: ${credit}`
        : '';
  return `${what} in three sizes (JPEG)${hasCv ? ', the CV,' : ','} and the biography, short and long.${credits}`;
}

/** Photos and biography for the press, in one file; its download needs neither an account nor script. */
export const PressKit = ({ kit, hasCv }: { kit: Kit; hasCv: boolean }) => (
  <>
    <p className={styles.about}>{describeKit(kit, hasCv)}</p>
    {kit.photos.length === 0 ? null : (
      <ul className={styles.photos} aria-label="Photos for the press">
        {kit.photos.map(({ src, width, height, alt, credit }) => (
          <li key={src}>
            <figure className={styles.photo}>
              <img src={src} width={width} height={height} alt={alt} loading="lazy" />
              <figcaption>Credit: {credit}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    )}
    <a className={styles.download} href={kit.href} download rel="nofollow" data-not-read>
      <DownloadIcon size={18} aria-hidden /> Download press kit (ZIP)
    </a>
  </>
);
