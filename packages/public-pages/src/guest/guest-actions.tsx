import type { PublicPerson } from '@rostrum/contracts';
import { BookmarkIcon, FileDownIcon, IdCardIcon } from 'lucide-react';
import { addressOf, displayName } from '../person/person-words.ts';
import { vcardOf } from '../person/vcard.ts';
import { BookmarkPrompt } from './bookmark-prompt.tsx';
import { ShareButton } from './share-button.tsx';
import { signInAddress } from './sign-in-address.ts';
import styles from './guest-actions.module.css';

export interface GuestActionsProps {
  person: PublicPerson;
  /** Path of the page. */
  path: string;
  /** Whole address of the page. */
  url: string;
}

/** What can be taken along from the page. The bookmark leads to signing in; the vCard needs no script. */
export const GuestActions = ({ person, path, url }: GuestActionsProps) => (
  <>
    {person.kind !== 'staff' && (
      <>
        <a
          className={styles.action}
          href={signInAddress(path)}
          aria-label={`Bookmark ${displayName(person)}`}
          data-opens="bookmark-prompt"
          data-not-read
        >
          <BookmarkIcon aria-hidden /> <span>Bookmark</span>
        </a>
        <BookmarkPrompt path={path} />
      </>
    )}
    <a
      className={styles.action}
      href={`data:text/vcard;charset=utf-8,${encodeURIComponent(vcardOf(person, url))}`}
      download={`${person.username}.vcf`}
      aria-label="Download vCard"
      data-reports="vcard"
      data-not-read
    >
      <IdCardIcon aria-hidden /> <span>vCard</span>
    </a>
    <button type="button" className={styles.action} aria-label="Print, or save as PDF" data-prints>
      <FileDownIcon aria-hidden /> <span>PDF</span>
    </button>
    <ShareButton address={url} title={addressOf(person)} />
  </>
);
