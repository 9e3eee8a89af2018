import { bookmarkLists, getBody, type BookmarkWithData } from '@rostrum/contracts';
import { FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';
import { useNote } from './bookmark-lists.queries.ts';

export interface NoteDialogProps {
  bookmark: Pick<BookmarkWithData, 'id' | 'note'>;
  /** What is noted about. */
  name: string;
  onClose: () => void;
}

const schema = getBody(bookmarkLists.note);

/** A note about a bookmark, for its owner alone. An empty one removes it. */
export function NoteDialog({ bookmark, name, onClose }: NoteDialogProps) {
  const form = useContractForm({ schema, name: 'bookmark_note', values: { note: bookmark.note } });
  const save = useNote();
  return (
    <FormDialog
      form={form}
      title={`Note on ${name}`}
      confirmLabel="Save note"
      width={460}
      marks="none"
      onlyField="note"
      failure="The note could not be saved. Try again."
      onSubmit={(body) => save.mutateAsync({ params: { id: bookmark.id }, body })}
      onClose={onClose}
    >
      <ProseField name="note" rows={4} isCounted autoFocus />
    </FormDialog>
  );
}
