import { isApiError } from '@rostrum/api-client';
import type { BookmarkWithData } from '@rostrum/contracts';
import { Button, Input, Modal } from '@rostrum/ui-kit';
import { FieldError, FieldLabel } from '@rostrum/ui-kit/data';
import { useId, useState, type FormEvent } from 'react';
import { useNote } from './bookmark-lists.queries.ts';

const most = 500;

export interface NoteDialogProps {
  bookmark: Pick<BookmarkWithData, 'id' | 'note'>;
  /** What is noted about. */
  name: string;
  onClose: () => void;
}

/** A note about a bookmark, for its owner alone. An empty one removes it. */
export function NoteDialog({ bookmark, name, onClose }: NoteDialogProps) {
  const [text, setText] = useState(bookmark.note ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const save = useNote();
  const id = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await save.mutateAsync({ params: { id: bookmark.id }, body: { note: text.trim() || null } });
      onClose();
    } catch (error) {
      setFault(isApiError(error) ? error.message : 'The note could not be saved. Try again.');
    }
  }

  return (
    <Modal open title={`Note on ${name}`} footer={null} width={460} onCancel={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <label htmlFor={id}>
          <FieldLabel counter={{ length: text.length, most }}>Only you see it</FieldLabel>
        </label>
        <Input.TextArea
          id={id}
          autoFocus
          rows={4}
          maxLength={most}
          value={text}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {fault ? <FieldError id={`${id}-fault`}>{fault}</FieldError> : null}
        <div className="sk-dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            Save note
          </Button>
        </div>
      </form>
    </Modal>
  );
}
