import { getBody } from '@rostrum/contracts';
import { savedInquiryViews } from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { announce } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';

export interface SaveViewDialogProps {
  /** The query string of the inbox as it is shown. */
  query: string;
  onClose: () => void;
}

/** Saves what the inbox shows, for the person alone. */
export function SaveViewDialog({ query, onClose }: SaveViewDialogProps) {
  const { mutateAsync } = useContractMutation(savedInquiryViews.save);
  const form = useContractForm({
    schema: getBody(savedInquiryViews.save),
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
        View, filters and order are saved for you alone. The same name replaces the earlier view.
      </p>
    </FormDialog>
  );
}
