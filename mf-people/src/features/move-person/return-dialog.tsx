import { getBody, people, type PersonDetail } from '@rostrum/contracts';
import { FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(people.move).required({ comment: true });

export interface ReturnDialogProps {
  person: PersonDetail;
  onReturn: (comment: string) => Promise<unknown>;
  onClose: () => void;
}

/** Sends a profile back from review and says what has to change; its owner reads it. */
export function ReturnDialog({ person, onReturn, onClose }: ReturnDialogProps) {
  const form = useContractForm({ schema, name: 'return', values: { status: 'draft', comment: '' } });
  return (
    <FormDialog
      form={form}
      title={`Send ${person.name} back`}
      confirmLabel="Send back"
      onSubmit={({ comment }) => onReturn(comment)}
      onClose={onClose}
    >
      <ProseField name="comment" rows={4} isCounted autoFocus />
    </FormDialog>
  );
}
