import type { PublicPerson } from '@rostrum/contracts';
import { vcardOf } from '@rostrum/public-pages';
import { Button, IdCardIcon } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { saveFile } from './save-file.ts';
import { ShareButton } from './share-button.tsx';
import styles from './person-actions.module.css';

export interface PersonActionsProps {
  person: PublicPerson;
  /** The bookmark button, where there is something to bookmark. */
  bookmark?: ReactNode;
  onVcard: () => void;
  onShare: () => void;
}

const pageUrl = () => `${window.location.origin}${window.location.pathname}`;

/** What can be taken along from the page. Words beside the icons, but for phones. */
export function PersonActions({ person, bookmark, onVcard, onShare }: PersonActionsProps) {
  const download = () => {
    saveFile(`${person.username}.vcf`, 'text/vcard;charset=utf-8', vcardOf(person, pageUrl()));
    onVcard();
  };
  return (
    <>
      {bookmark}
      <Button
        type="text"
        className={styles.button}
        icon={<IdCardIcon />}
        onClick={download}
        aria-label="Download vCard"
      >
        <span>vCard</span>
      </Button>
      <ShareButton onShare={onShare} />
    </>
  );
}
