import { inquiryTypeLabel, type InquiryTypeId } from '@rostrum/contracts';
import { fieldKindNames, type CountedField, type FieldEntity } from '@rostrum/contracts/fields';
import { ArrowDownIcon, ArrowUpIcon, Button, ConfirmButton, notify } from '@rostrum/ui-kit';
import type { DragEventHandler } from 'react';
import { entityWords } from './entity-words.ts';
import { visibilityWords } from './field-words.ts';
import { useFieldChanges } from './fields.queries.ts';
import styles from './fields.module.css';

export interface FieldRowProps {
  field: CountedField;
  entity: FieldEntity;
  /** How many there are that could have it. */
  total: number;
  /** Nothing for archived fields, which have no order of their own. */
  order?: {
    isFirst: boolean;
    isLast: boolean;
    isDragged: boolean;
    onMove: (by: -1 | 1) => void;
    onDragStart: () => void;
    onDragEnd: () => void;
    onDrop: DragEventHandler;
  };
  onEdit: () => void;
}

const describeTypes = (types: readonly InquiryTypeId[]): string =>
  types.length === 0 ? 'All kinds' : types.map(inquiryTypeLabel).join(', ');

/** One field: what it is, who sees it, how many use it, and what can be done with it. */
export function FieldRow({ field, entity, total, order, onEdit }: FieldRowProps) {
  const { id, label, key, kind, visibility, is_required, is_archived, used_by } = field;
  const { archive, remove } = useFieldChanges(entity);
  const words = entityWords[entity];
  const { icon: Icon, label: seenBy } = visibilityWords[visibility];
  const toggle = () =>
    archive.mutate(
      { params: { id }, body: { is_archived: !is_archived } },
      {
        onSuccess: () =>
          notify.success({
            title: is_archived ? `“${label}” is in use again` : `“${label}” archived`,
            description: is_archived ? undefined : 'Its values are kept.',
          }),
      },
    );
  return (
    <li
      className={styles.row}
      draggable={order !== undefined}
      data-dragged={order?.isDragged || undefined}
      onDragStart={order?.onDragStart}
      onDragEnd={order?.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={order?.onDrop}
    >
      <span className={styles.label}>
        {label}
        <code>{key}</code>
      </span>
      <span>{fieldKindNames[kind]}</span>
      <span className={styles.seen}>
        {field.inquiry_types ? null : <Icon aria-hidden size={16} />}
        {field.inquiry_types ? describeTypes(field.inquiry_types) : seenBy}
      </span>
      <span>
        {/* Not every inquiry was asked: a field came later, or is of some kinds alone. */}
        {entity === 'inquiry'
          ? `Answered in ${used_by} ${used_by === 1 ? words.one : words.many}`
          : `${used_by} of ${total} ${total === 1 ? words.one : words.many}`}
      </span>
      <span className={styles.required}>{is_required ? 'Required' : ''}</span>
      <span className={styles.actions}>
        {order ? (
          <>
            <Button
              type="text"
              id={`field-up-${id}`}
              aria-label={`Move up: ${label}`}
              aria-disabled={order.isFirst}
              icon={<ArrowUpIcon aria-hidden size={16} />}
              onClick={() => order.onMove(-1)}
            />
            <Button
              type="text"
              id={`field-down-${id}`}
              aria-label={`Move down: ${label}`}
              aria-disabled={order.isLast}
              icon={<ArrowDownIcon aria-hidden size={16} />}
              onClick={() => order.onMove(1)}
            />
          </>
        ) : null}
        {is_archived ? null : (
          <Button size="small" aria-label={`Edit ${label}`} onClick={onEdit}>
            Edit
          </Button>
        )}
        <Button
          size="small"
          aria-label={`${is_archived ? 'Restore' : 'Archive'} ${label}`}
          loading={archive.isPending}
          onClick={toggle}
        >
          {is_archived ? 'Restore' : 'Archive'}
        </Button>
        {used_by === 0 ? (
          <ConfirmButton
            size="small"
            danger
            aria-label={`Delete ${label}`}
            title={`Delete “${label}”?`}
            consequence={`No ${words.one} uses it. This cannot be undone.`}
            confirmLabel="Delete field"
            onConfirm={async () => {
              const done = await remove.mutateAsync({ params: { id } }).catch(() => undefined);
              if (done) notify.success({ title: `“${label}” deleted` });
            }}
          >
            Delete
          </ConfirmButton>
        ) : null}
      </span>
    </li>
  );
}
