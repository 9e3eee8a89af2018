import { formatDate, publicPaths } from '@rostrum/contracts';
import type { PostDetail } from '@rostrum/contracts/posts';
import { Button, Card, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { TermsDialog } from './terms-dialog.tsx';
import styles from './terms.module.css';

export interface TermsCardProps {
  post: PostDetail;
  company: string;
  /** Brings what is typed to the server first: terms are a version of their own. */
  onBefore: () => Promise<boolean>;
  onSaved: (post: PostDetail) => void;
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify.success({ title: 'Link copied.' });
  } catch {
    // Browsers refuse the clipboard outside https and without permission.
    notify.error({ title: 'Could not copy the link.', description: address });
  }
}

/** Where readers find the post, and between which times. */
export function TermsCard({ post, company, onBefore, onSaved }: TermsCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const path = publicPaths.post(company, post.slug);
  const at = (moment: string) =>
    formatDate(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone: post.timezone });
  const isHeld = post.status === 'published' && post.embargo_until !== null;
  return (
    <Card title="Address and times">
      <dl className={styles.terms}>
        <dt>Address</dt>
        <dd>
          {path.slice(0, -post.slug.length)}
          <wbr />
          {post.slug}
        </dd>
        <dt>In your list</dt>
        <dd>{post.pinned ? 'Pinned: first' : 'By its date'}</dd>
        <dt>Embargo</dt>
        <dd>{post.embargo_until === null ? 'None' : `Until ${at(post.embargo_until)}`}</dd>
        <dt>End</dt>
        <dd>{post.expires_at === null ? 'None' : at(post.expires_at)}</dd>
      </dl>
      {isHeld ? (
        <p className={styles.hint}>
          In no list and no search. Verified journalists who have the link can read it when they are signed
          in.
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={() => void onBefore().then(setIsOpen)}>Change</Button>
        {isHeld ? (
          <Button onClick={() => void copy(new URL(path, window.location.origin).href)}>
            Copy link for journalists
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <TermsDialog
          post={post}
          onSaved={(saved) => {
            setIsOpen(false);
            onSaved(saved);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Card>
  );
}
