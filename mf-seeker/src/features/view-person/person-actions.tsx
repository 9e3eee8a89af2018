import type { PublicPerson } from '@rostrum/contracts';
import { vcardOf } from '@rostrum/public-pages';
import { Button, IdCardIcon, notify, Share2Icon } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { copyText } from './copy-text.ts';
import { saveFile } from './save-file.ts';
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
  const share = async () => {
    const isCopied = await copyText(pageUrl());
    if (!isCopied) return notify.error({ title: 'The link could not be copied.', description: pageUrl() });
    onShare();
    notify.success({ title: 'Link copied' });
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
      <Button
        type="text"
        className={styles.button}
        icon={<Share2Icon />}
        onClick={() => void share()}
        aria-label="Share: copy the link"
      >
        <span>Share</span>
      </Button>
    </>
  );
}
