import { ArrowDownIcon, ArrowUpIcon, PencilIcon, Trash2Icon } from '@rostrum/ui-kit';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import styles from './sections-card.module.css';

interface SectionEntryProps {
  words: { title: string; detail: string };
  isOrdered: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  /** The first of those that were asked for: whoever asked goes on there. */
  takesFocus: boolean;
  onDrag: (isDragged: boolean) => void;
  onDrop: () => void;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

interface ActionProps {
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** As a text button of the kit looks. A full profile has a thousand of these, and the kit's own took seconds to draw. */
const Action = ({ label, icon, ref, onClick }: ActionProps) => (
  <button ref={ref} type="button" className={styles.action} aria-label={label} onClick={onClick}>
    {icon}
  </button>
);

/** One entry with what can be done to it. */
export function SectionEntry({ words: { title, detail }, isOrdered, ...props }: SectionEntryProps) {
  const { isFirst, isLast, isDragged, takesFocus, onDrag, onDrop, onMove, onEdit, onRemove } = props;
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) edit.current?.focus();
  }, [takesFocus]);
  return (
    <li
      draggable={isOrdered && !(isFirst && isLast)}
      data-dragged={isDragged || undefined}
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      <span className={styles.actions}>
        {isOrdered && !isFirst ? (
          <Action
            label={`Move up: ${title}`}
            icon={<ArrowUpIcon aria-hidden size={16} />}
            onClick={() => onMove(-1)}
          />
        ) : null}
        {isOrdered && !isLast ? (
          <Action
            label={`Move down: ${title}`}
            icon={<ArrowDownIcon aria-hidden size={16} />}
            onClick={() => onMove(1)}
          />
        ) : null}
        <Action
          ref={edit}
          label={`Edit: ${title}`}
          icon={<PencilIcon aria-hidden size={16} />}
          onClick={onEdit}
        />
        <Action label={`Remove: ${title}`} icon={<Trash2Icon aria-hidden size={16} />} onClick={onRemove} />
      </span>
    </li>
  );
}
