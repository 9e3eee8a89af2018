import { bookmarkLists, getBody } from '@rostrum/contracts';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';

export interface NameDialogProps {
  title: string;
  /** Names the result: "Make list". */
  confirmLabel: string;
  name?: string;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

const schema = getBody(bookmarkLists.create);

/** Asks for the name of a list, and keeps it when the server refuses. */
export function NameDialog({ name = '', onSave, ...dialog }: NameDialogProps) {
  const form = useContractForm({ schema, name: 'bookmark_list', values: { name } });
  return (
    <FormDialog
      {...dialog}
      form={form}
      width={420}
      marks="optional"
      onlyField="name"
      enterSends
      failure="The list could not be saved. Try again."
      onSubmit={(body) => onSave(body.name).then(() => true)}
    >
      <TextField name="name" autoFocus />
    </FormDialog>
  );
}
