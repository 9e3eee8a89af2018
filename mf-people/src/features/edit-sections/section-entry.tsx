import { ArrowDownIcon, ArrowUpIcon, Button, PencilIcon, Trash2Icon } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';
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
          <Button
            type="text"
            aria-label={`Move up: ${title}`}
            icon={<ArrowUpIcon aria-hidden size={16} />}
            onClick={() => onMove(-1)}
          />
        ) : null}
        {isOrdered && !isLast ? (
          <Button
            type="text"
            aria-label={`Move down: ${title}`}
            icon={<ArrowDownIcon aria-hidden size={16} />}
            onClick={() => onMove(1)}
          />
        ) : null}
        <Button
          ref={edit}
          type="text"
          aria-label={`Edit: ${title}`}
          icon={<PencilIcon aria-hidden size={16} />}
          onClick={onEdit}
        />
        <Button
          type="text"
          aria-label={`Remove: ${title}`}
          icon={<Trash2Icon aria-hidden size={16} />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
