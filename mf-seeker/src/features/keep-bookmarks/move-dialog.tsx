import { isApiError } from '@rostrum/api-client';
import { Button, Modal, PanelError } from '@rostrum/ui-kit';
import { FieldError, Radio } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { useBookmarkLists, useCreateList, usePlaceInList } from './bookmark-lists.queries.ts';
import { NameDialog } from './name-dialog.tsx';
import styles from './sort-bookmarks.module.css';

const noList = 'none';

export interface MoveDialogProps {
  /** Ids of the bookmarks to move. */
  ids: readonly string[];
  onMoved: () => void;
  onClose: () => void;
}

/** Puts bookmarks into a list, a new one among them, or out of any. */
export function MoveDialog({ ids, onMoved, onClose }: MoveDialogProps) {
  const lists = useBookmarkLists();
  const create = useCreateList();
  const place = usePlaceInList();
  const [chosen, setChosen] = useState<string>();
  const [isNaming, setIsNaming] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function move() {
    if (chosen === undefined) return setFault('Choose a list.');
    try {
      await place.mutateAsync({
        body: { bookmarks: [...ids], list_id: chosen === noList ? null : chosen },
      });
      onMoved();
    } catch (error) {
      setFault(isApiError(error) ? error.message : 'Nothing was moved. Try again.');
    }
  }

  if (isNaming)
    return (
      <NameDialog
        title="New list"
        confirmLabel="Make list"
        onSave={async (name) => setChosen((await create.mutateAsync({ body: { name } })).id)}
        onClose={() => setIsNaming(false)}
      />
    );
  return (
    <Modal
      open
      title={`Move ${ids.length} ${ids.length === 1 ? 'bookmark' : 'bookmarks'} to a list`}
      width={420}
      okText="Move"
      confirmLoading={place.isPending}
      onOk={() => void move()}
      onCancel={onClose}
    >
      {lists.isError ? (
        <PanelError onRetry={() => void lists.refetch()} retrying={lists.isFetching} />
      ) : (
        <Radio.Group
          className={styles.moveChoices}
          aria-label="List"
          value={chosen}
          onChange={({ target }) => setChosen(String(target.value))}
          options={[
            ...(lists.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
            { value: noList, label: 'No list' },
          ]}
        />
      )}
      <Button type="link" onClick={() => setIsNaming(true)}>
        New list
      </Button>
      {fault ? <FieldError>{fault}</FieldError> : null}
    </Modal>
  );
}
