import { personDocuments, type PersonDocument } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { describeDocument } from './document-words.ts';
import { DocumentDialog } from './document-dialog.tsx';
import styles from './documents-card.module.css';

/** One file of a profile: downloaded, renamed, made public, or removed. */
export function DocumentRow({ personId, document }: { personId: string; document: PersonDocument }) {
  const [isEditing, setIsEditing] = useState(false);
  const { id, title, kind, is_public } = document;
  const params = { id: personId, document_id: id };
  const open = useContractMutation(personDocuments.open, {
    onSuccess: ({ href }) => window.location.assign(href),
    onError: tellRefusal('Could not open the document.'),
  });
  const remove = useContractMutation(personDocuments.remove, {
    onSuccess: () => notify.success({ title: `Removed: ${title}` }),
    onError: tellRefusal('Could not remove the document.'),
  });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.title}>
          {title}
          {kind === 'cv' ? ' (CV)' : ''}
        </span>
        <span className="r-secondary">
          {is_public ? 'Public' : 'For your team only'}, {describeDocument(document)}
        </span>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-label={`Download ${title}`}
          loading={open.isPending}
          onClick={() => open.mutate({ params })}
        >
          Download
        </Button>
        <Button size="small" aria-label={`Edit ${title}`} onClick={() => setIsEditing(true)}>
          Edit
        </Button>
        <ConfirmButton
          size="small"
          aria-label={`Remove ${title}`}
          title="Remove the document?"
          confirmLabel="Remove document"
          onConfirm={() => remove.mutateAsync({ params }).then(() => undefined)}
        >
          Remove
        </ConfirmButton>
      </div>
      {isEditing ? (
        <DocumentDialog personId={personId} document={document} onClose={() => setIsEditing(false)} />
      ) : null}
    </li>
  );
}
