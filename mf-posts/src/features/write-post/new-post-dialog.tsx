import { getBody } from '@rostrum/contracts';
import { postEditing } from '@rostrum/contracts/posts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { KindField, type KindNames } from './reading-fields.tsx';

const schema = getBody(postEditing.create);

/** What a post begins with: a title and a kind, both of which can change. */
export function NewPostDialog({
  kindNames,
  start = '',
  onCreated,
  onClose,
}: {
  kindNames: KindNames;
  /** The title that it begins with. */
  start?: string | undefined;
  onCreated: (id: string) => void;
  onClose: () => void;
}) {
  const form = useContractForm({ schema, name: 'new-post', values: { title: start, kind: 'article' } });
  const create = useContractMutation(postEditing.create);
  return (
    <FormDialog
      title="New post"
      confirmLabel="Create draft"
      form={form}
      enterSends
      failure="Could not create the post."
      onSubmit={async (body) => {
        onCreated((await create.mutateAsync({ body })).id);
        // The page is left: closing would lead back to the list.
        return false;
      }}
      onClose={onClose}
    >
      <TextField name="title" isCounted autoFocus />
      <KindField names={kindNames} />
    </FormDialog>
  );
}
