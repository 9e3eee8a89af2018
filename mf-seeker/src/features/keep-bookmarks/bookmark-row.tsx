import type { BookmarkType, BookmarkWithData } from '@rostrum/contracts';
import { useState, type MouseEvent } from 'react';
import {
  classNames,
  AppLink,
  Avatar,
  Button,
  FileTextIcon,
  LinkButton,
  MessageCircleQuestionMarkIcon,
  RelativeTime,
  StickyNoteIcon,
  Trash2Icon,
  UserRoundXIcon,
  type Icon,
} from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { NoteDialog } from './note-dialog.tsx';
import { targetWords } from './target-words.ts';
import styles from './bookmark-row.module.css';

export interface BookmarkRowProps {
  bookmark: BookmarkWithData;
  isSelected: boolean;
  onSelect: () => void;
  onRemove: () => void;
}

const icons: Record<BookmarkType, Icon> = {
  expert: UserRoundXIcon,
  post: FileTextIcon,
  question: MessageCircleQuestionMarkIcon,
};

const goneWords: Record<BookmarkType, string> = {
  expert: 'This expert is no longer available',
  post: 'This post is no longer available',
  question: 'This question is no longer available',
};

/** The row that comes next takes the focus: the one that held it is about to go. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('a, button')?.focus();
}

/** One bookmark: what it points at and its next step; a target that is gone stays until it is removed. */
export function BookmarkRow({ bookmark, isSelected, onSelect, onRemove }: BookmarkRowProps) {
  const [isNoting, setIsNoting] = useState(false);
  const { target, type, note, created_at } = bookmark;
  const Picture = icons[type];
  const name = target?.title ?? goneWords[type];
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusNeighbour(currentTarget);
    onRemove();
  };
  return (
    <li
      className={classNames(styles.bookmarkRow, !target && styles.gone, isSelected && styles.selected)}
      data-type={type}
    >
      <Checkbox aria-label={`Select ${name}`} checked={isSelected} onChange={onSelect} />
      {target && type === 'expert' ? (
        <Avatar
          decorative
          src={target.image}
          firstname={target.title}
          username={bookmark.username ?? ''}
          width={48}
          height={48}
          fontSize={16}
        />
      ) : (
        <span className={styles.icon}>
          <Picture aria-hidden size={20} />
        </span>
      )}
      <div className={styles.words}>
        <h3 className={type === 'question' && target ? classNames(styles.title, 'r-voice') : styles.title}>
          {target ? <AppLink href={target.href}>{target.title}</AppLink> : goneWords[type]}
        </h3>
        <p className="r-secondary">
          {target ? targetWords(target) : `“${bookmark.label}” was taken down, or is not public any more.`}
        </p>
        {note && (
          <p className={styles.note}>
            <StickyNoteIcon aria-hidden size={14} /> {note}
          </p>
        )}
      </div>
      <span className={styles.saved}>
        Saved <RelativeTime value={created_at} />
      </span>
      {target && (
        <LinkButton
          href={type === 'expert' ? `${target.href}#inquire` : target.href}
          aria-label={type === 'expert' ? `Inquire with ${name}` : `Open ${name}`}
        >
          {type === 'expert' ? 'Inquire' : 'Open'}
        </LinkButton>
      )}
      {target ? (
        <>
          <Button
            type="text"
            icon={<StickyNoteIcon aria-hidden />}
            aria-label={note ? `Change the note on ${name}` : `Add a note on ${name}`}
            onClick={() => setIsNoting(true)}
          />
          <Button
            type="text"
            icon={<Trash2Icon aria-hidden />}
            aria-label={`Remove bookmark ${name}`}
            onClick={remove}
          />
        </>
      ) : (
        <Button onClick={remove}>Remove</Button>
      )}
      {isNoting ? <NoteDialog bookmark={bookmark} name={name} onClose={() => setIsNoting(false)} /> : null}
    </li>
  );
}
