import { Share2Icon } from 'lucide-react';
import styles from './guest-actions.module.css';

export interface ShareButtonProps {
  /** Of the page, whole or from its origin on. */
  address: string;
  title: string;
}

/** Copies the address, or opens the choice of a phone. */
export const ShareButton = ({ address, title }: ShareButtonProps) => (
  <button
    type="button"
    className={styles.action}
    aria-label="Share: copy the link"
    data-shares={address}
    data-title={title}
  >
    <Share2Icon aria-hidden /> <span>Share</span>
  </button>
);
