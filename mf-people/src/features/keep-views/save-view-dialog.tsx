import { getBody } from '@rostrum/contracts';
import { savedPeopleViews } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { announce } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';

interface SaveViewDialogProps {
  /** What the address of the list says. */
  query: string;
  onClose: () => void;
}

/** Saves filters and order of the list, for the person alone. */
export function SaveViewDialog({ query, onClose }: SaveViewDialogProps) {
  const { mutateAsync } = useContractMutation(savedPeopleViews.save);
  const form = useContractForm({
    schema: getBody(savedPeopleViews.save),
    name: 'saved-view',
    values: { name: '', query },
  });
  return (
    <FormDialog
      form={form}
      title="Save this view"
      confirmLabel="Save view"
      onSubmit={async (body) => {
        await mutateAsync({ body });
        announce(`View ${body.name} saved`);
        onClose();
        return false;
      }}
      onClose={onClose}
    >
      <TextField name="name" />
      <p className="r-secondary">
        Filters and order are saved for you alone. The same name replaces the earlier view.
      </p>
    </FormDialog>
  );
}
