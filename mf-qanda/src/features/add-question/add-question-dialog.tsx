import { getBody } from '@rostrum/contracts';
import { questionDesk } from '@rostrum/contracts/qanda';
import { useContractMutation } from '@rostrum/remote-runtime';
import { FormDialog, ProseField, TextField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(questionDesk.create);

/** A question of the team. */
export function AddQuestionDialog({
  start = '',
  onAdded,
  onClose,
}: {
  /** What it begins with: words that people searched for. */
  start?: string;
  onAdded: (id: string) => void;
  onClose: () => void;
}) {
  const form = useContractForm({ schema, name: 'new-question', values: { text: start, details: '' } });
  const create = useContractMutation(questionDesk.create);
  return (
    <FormDialog
      title="Add a question"
      confirmLabel="Add question"
      form={form}
      failure="Could not add the question."
      onSubmit={async (body) => {
        onAdded((await create.mutateAsync({ body })).id);
        // The page is left: closing would lead back to the list.
        return false;
      }}
      onClose={onClose}
    >
      <TextField name="text" isCounted autoFocus />
      <ProseField name="details" rows={4} isCounted />
    </FormDialog>
  );
}
