import { personChanges, returnedChange } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';

interface ReturnChangeDialogProps {
  id: string;
  request: string;
  name: string;
  onClose: () => void;
}

/** Sends a change back with what has to change; its text stays with the person. */
export function ReturnChangeDialog({ id, request, name, onClose }: ReturnChangeDialogProps) {
  const form = useContractForm({ schema: returnedChange, name: 'returned', values: { comment: '' } });
  const send = useContractMutation(personChanges.return, { invalidates: ['people', 'personReviews'] });
  return (
    <FormDialog
      form={form}
      title="Send the change back"
      confirmLabel="Send back"
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { id, request }, body });
        notify.success({ title: `The change went back to ${name}.` });
      }}
      onClose={onClose}
    >
      <ProseField name="comment" isCounted rows={3} />
    </FormDialog>
  );
}
