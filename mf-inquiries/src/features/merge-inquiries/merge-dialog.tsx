import type { InquiryDetail } from '@rostrum/contracts';
import { Button, Modal, PageSkeleton, PanelError, shortDate } from '@rostrum/ui-kit';
import { Alert, Radio } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { MergePreview } from './merge-preview.tsx';
import { useMerge, useMergeCandidates } from './merges.queries.ts';
import styles from './merge-dialog.module.css';

export interface MergeDialogProps {
  inquiry: InquiryDetail;
  onClose: () => void;
}

/** Chooses another inquiry of the same sender, shows what merging both does, and does it. */
export function MergeDialog({ inquiry, onClose }: MergeDialogProps) {
  const { data, isError, isFetching, refetch } = useMergeCandidates(inquiry.id);
  const { merge, isPending, refusal } = useMerge(inquiry);
  const [chosenId, setChosenId] = useState<string>();
  const items = data?.items ?? [];
  const possible = items.filter(({ refused }) => refused === null);
  const chosen =
    possible.find(({ id }) => id === chosenId) ?? (possible.length === 1 ? possible[0] : undefined);

  const run = async () => {
    if (chosen === undefined) return;
    try {
      await merge(chosen);
      onClose();
    } catch {
      // Said in the dialog; what changed meanwhile is read anew.
      void refetch();
    }
  };

  return (
    <Modal open title={`Merge ${inquiry.ref} with another inquiry`} footer={null} onCancel={onClose}>
      <div className={styles.merge}>
        {isError ? (
          <PanelError
            message="The inquiries of this sender could not be loaded."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : data === undefined ? (
          <PageSkeleton variant="detail" label="Loading inquiries" />
        ) : items.length === 0 ? (
          <p>{inquiry.sender.name} has no other open inquiry here.</p>
        ) : (
          <Radio.Group
            className={styles.candidates}
            aria-label="Other inquiries of this sender"
            value={chosen?.id}
            onChange={({ target }) => setChosenId(String(target.value))}
            options={items.map(({ id, ref, subject, created_at: createdAt, refused }) => ({
              value: id,
              disabled: refused !== null,
              label: (
                <span className={styles.candidate}>
                  <span dir="auto">{subject}</span>
                  <span className="r-caption">
                    <span className="r-reference">{ref}</span> · {shortDate(Date.parse(createdAt))}
                  </span>
                  {refused === null ? null : <span className="r-caption">{refused}</span>}
                </span>
              ),
            }))}
          />
        )}
        {chosen ? <MergePreview candidate={chosen} ownRef={inquiry.ref} /> : null}
        {refusal === null ? null : <Alert type="error" showIcon title={refusal} />}
        <div className="r-form-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            disabled={chosen === undefined}
            loading={isPending}
            onClick={() => void run()}
          >
            Merge
          </Button>
        </div>
      </div>
    </Modal>
  );
}
