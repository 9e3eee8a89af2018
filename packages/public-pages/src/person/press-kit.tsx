import type { PublicPerson } from '@rostrum/contracts';
import { DownloadIcon } from 'lucide-react';
import styles from './press-kit.module.css';

/** Photos and biography for the press, in one file; its download needs neither an account nor script. */
export const PressKit = ({ kit, hasCv }: { kit: NonNullable<PublicPerson['press_kit']>; hasCv: boolean }) => (
  <>
    <p className={styles.about}>
      The photo in three sizes (JPEG){hasCv ? ', the CV,' : ','} and the biography, short and long. Credit the
      photo: {kit.credit}
    </p>
    <a className={styles.download} href={kit.href} download rel="nofollow" data-not-read>
      <DownloadIcon size={18} aria-hidden /> Download press kit (ZIP)
    </a>
  </>
);
