import { formatDay } from '@rostrum/contracts';
import { deletedProfileDays, personRemoval, type DeletedProfile } from '@rostrum/contracts/people';
import { contractQueryOptions, tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, Modal, notify, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import styles from './deleted-dialog.module.css';

function DeletedList({ items, onOpen }: { items: readonly DeletedProfile[]; onOpen: (id: string) => void }) {
  const undo = useContractMutation(personRemoval.undo, {
    invalidates: ['people', 'personRemoval'],
    onSuccess: ({ id, name }) => {
      notify.success({ title: `${name}’s profile is back, as archived.` });
      onOpen(id);
    },
    onError: tellRefusal('Could not bring the profile back.'),
  });
  if (items.length === 0) return <p>No profile was deleted in the last {deletedProfileDays} days.</p>;
  return (
    <ul className={styles.list}>
      {items.map(({ id, name, job_title, deleted_at, erased_at }) => (
        <li key={id}>
          <span className={styles.words}>
            <strong>{name}</strong>
            <span className="r-secondary">{job_title}</span>
            <span className="r-secondary">
              Deleted {formatDay(deleted_at)}, erased {formatDay(erased_at)}
            </span>
          </span>
          <Button
            aria-label={`Bring back ${name}`}
            disabled={undo.isPending}
            onClick={() => undo.mutate({ params: { id } })}
          >
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Deleted profiles, as long as they can be brought back. */
export function DeletedDialog({ onOpen, onClose }: { onOpen: (id: string) => void; onClose: () => void }) {
  const deleted = useQuery(contractQueryOptions(personRemoval.list));
  return (
    <Modal open title="Deleted profiles" footer={null} width={560} onCancel={onClose}>
      {deleted.isError ? (
        <PanelError onRetry={() => void deleted.refetch()} retrying={deleted.isFetching} />
      ) : deleted.data ? (
        <DeletedList items={deleted.data.items} onOpen={onOpen} />
      ) : (
        <PageSkeleton label="Loading deleted profiles" variant="list" />
      )}
    </Modal>
  );
}
