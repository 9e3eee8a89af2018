import { CopyIcon } from 'lucide-react';
import styles from './copy-quotation.module.css';

/** Copies by script; without it the sentence stands there to be selected. */
export const CopyQuotation = ({ text }: { text: string }) => (
  <button type="button" className={styles.copy} data-copies={text}>
    <CopyIcon aria-hidden /> <span>Copy with credit</span>
  </button>
);
