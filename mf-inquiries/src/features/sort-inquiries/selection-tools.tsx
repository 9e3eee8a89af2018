import { Button, Dropdown, EllipsisIcon, LiveRegion } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { lazy, Suspense, useState } from 'react';
import { useDesk } from './sorting.queries.ts';
import { useBulk, type BulkInput } from './use-bulk.ts';
import styles from './selection-tools.module.css';

const TagDialog = lazy(async () => ({ default: (await import('./tag-dialog.tsx')).TagDialog }));
const BulkCloseDialog = lazy(async () => ({
  default: (await import('./bulk-close-dialog.tsx')).BulkCloseDialog,
}));

export interface SelectionToolsProps {
  /** Those of the page that are chosen. */
  chosen: string[];
  /** All of the page. */
  all: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** Leaves choosing. */
  onDone: () => void;
}

type Dialog = 'tag' | 'close';

/** What can be done with the chosen inquiries. It stays in reach of a thumb on a phone. */
export function SelectionTools({ chosen, all, onChoose, onDone }: SelectionToolsProps) {
  const { act, isPending } = useBulk();
  const desk = useDesk(true) ?? [];
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const count = chosen.length;
  const run = async (input: BulkInput) => {
    await act(input);
    onDone();
  };
  const assign = (assigneeId: string | null) =>
    void run({ act: 'assign', assignee_id: assigneeId, ids: chosen }).catch(() => undefined);
  const isIdle = count > 0 && !isPending;
  const close = () => setDialog(null);
  return (
    <div className={styles.tools} role="toolbar" aria-label="Selected inquiries">
      <LiveRegion message={`${count} selected`} />
      <Checkbox
        checked={count > 0 && count === all.length}
        indeterminate={count > 0 && count < all.length}
        onChange={() => onChoose(count === all.length ? [] : all)}
      >
        {count === 0 ? 'Select all' : `${count} selected`}
      </Checkbox>
      <span className={styles.actions}>
        <Dropdown
          trigger={['click']}
          disabled={!isIdle}
          menu={{
            items: [
              { key: 'none', label: 'Nobody', onClick: () => assign(null) },
              ...desk.map(({ id, name }) => ({ key: id, label: name, onClick: () => assign(id) })),
            ],
          }}
        >
          <Button size="small" disabled={!isIdle} aria-haspopup="menu">
            Assign
          </Button>
        </Dropdown>
        <Button size="small" disabled={!isIdle} onClick={() => setDialog('tag')}>
          Tag
        </Button>
        <Button size="small" disabled={!isIdle} onClick={() => setDialog('close')}>
          Close
        </Button>
        <Dropdown
          trigger={['click']}
          disabled={!isIdle}
          menu={{
            items: [
              {
                key: 'archive',
                label: 'Archive',
                onClick: () => void run({ act: 'archive', ids: chosen }).catch(() => undefined),
              },
              {
                key: 'spam',
                label: 'Mark as spam',
                danger: true,
                onClick: () => void run({ act: 'spam', ids: chosen }).catch(() => undefined),
              },
            ],
          }}
        >
          <Button
            size="small"
            disabled={!isIdle}
            icon={<EllipsisIcon aria-hidden />}
            aria-label="More for the selected"
            aria-haspopup="menu"
          />
        </Dropdown>
        <Button size="small" type="text" onClick={onDone}>
          Done
        </Button>
      </span>
      <Suspense fallback={null}>
        {dialog === 'tag' ? <TagDialog ids={chosen} act={run} onClose={close} /> : null}
        {dialog === 'close' ? <BulkCloseDialog ids={chosen} act={run} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
