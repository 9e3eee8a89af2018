import { ChangedText, VersionList } from '@rostrum/change-log';
import { formatDate } from '@rostrum/contracts';
import { postVersions, type PostDetail } from '@rostrum/contracts/posts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Modal, PageSkeleton, PanelError, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useComparison, useVersions } from './versions.queries.ts';
import styles from './versions.module.css';

interface VersionsDialogProps {
  post: PostDetail;
  isReadOnly: boolean;
  onRestored: () => void;
  onClose: () => void;
}

/** Earlier words of a post: what changed since, and the way back. */
export function VersionsDialog({ post, isReadOnly, onRestored, onClose }: VersionsDialogProps) {
  const versions = useVersions(post.id);
  const [chosen, setChosen] = useState<number>();
  const items = versions.data?.items ?? [];
  // The newest is what stands now.
  const number = chosen ?? items[1]?.number;
  const comparison = useComparison(post.id, number);
  const restore = useContractMutation(postVersions.restore, {
    onSuccess: () => {
      notify.success({ title: 'Version put back. What stood before stays under Versions.' });
      onRestored();
    },
    onError: tellRefusal('Could not put the version back.'),
  });
  const at = (moment: string) =>
    formatDate(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone: post.timezone });
  return (
    <Modal
      open
      width={960}
      title="Versions"
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          Close
        </Button>,
        ...(isReadOnly || number === undefined
          ? []
          : [
              <Button
                key="restore"
                type="primary"
                loading={restore.isPending}
                onClick={() =>
                  restore.mutate({ params: { id: post.id, number }, body: { version: post.version } })
                }
              >
                Put version {number} back
              </Button>,
            ]),
      ]}
    >
      {versions.isPending ? <PageSkeleton label="Loading the versions" variant="list" /> : null}
      {versions.isError ? (
        <PanelError onRetry={() => void versions.refetch()} retrying={versions.isFetching} />
      ) : null}
      {versions.isSuccess && items.length < 2 ? (
        <p>There is one version so far. Each change of title, summary or text is kept here, up to 50.</p>
      ) : null}
      {items.length > 1 ? (
        <div className={styles.columns}>
          <VersionList
            className={styles.list}
            versions={items.slice(1).map((version) => ({
              number: version.number,
              saved: [version.saved_by, at(version.saved_at)].filter(Boolean).join(', '),
            }))}
            chosen={number}
            onChoose={setChosen}
          />
          <section
            aria-label={`Changes since version ${number ?? ''}`}
            className={styles.changes}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls inside, also by keys
            tabIndex={0}
          >
            {comparison.isPending ? <PageSkeleton label="Comparing" variant="detail" /> : null}
            {comparison.isError ? (
              <PanelError onRetry={() => void comparison.refetch()} retrying={comparison.isFetching} />
            ) : null}
            {comparison.data ? (
              <>
                <p className="r-secondary">
                  Changed since version {number}: <ins>added</ins>, <del>left out</del>. Formatting is not
                  compared.
                </p>
                <h3>Title</h3>
                <ChangedText parts={comparison.data.title} />
                <h3>Summary</h3>
                <ChangedText parts={comparison.data.summary} />
                <h3>Text</h3>
                <ChangedText parts={comparison.data.text} />
              </>
            ) : null}
          </section>
        </div>
      ) : null}
    </Modal>
  );
}
