import { formatFileSize, type PublicPerson } from '@rostrum/contracts';
import { FileTextIcon } from 'lucide-react';
import styles from './documents.module.css';

/** The CV and documents that the person offers; a download needs neither an account nor script. */
export const Documents = ({ documents }: Pick<PublicPerson, 'documents'>) => (
  <ul className={styles.documents}>
    {documents.map(({ title, kind, href, size }) => (
      <li key={href}>
        <a className={styles.document} href={href} download rel="nofollow" data-not-read>
          <FileTextIcon size={18} aria-hidden />
          {title}
        </a>{' '}
        <span className={styles.about}>
          {kind === 'cv' ? 'CV, ' : ''}
          {formatFileSize(size)}
        </span>
      </li>
    ))}
  </ul>
);
