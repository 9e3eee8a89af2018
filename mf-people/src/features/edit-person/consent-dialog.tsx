import { getBody, people, type PersonDetail } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(people.recordConsent);

export interface ConsentDialogProps {
  person: PersonDetail;
  onClose: () => void;
}

/** Records that the person agreed elsewhere. The activity keeps who recorded it and how they agreed. */
export function ConsentDialog({ person, onClose }: ConsentDialogProps) {
  const form = useContractForm({ schema, name: 'consent', values: { how: '' } });
  const record = useContractMutation(people.recordConsent);
  return (
    <FormDialog
      form={form}
      title={`${person.name} agreed to be public`}
      confirmLabel="Record consent"
      onSubmit={async (body) => {
        await record.mutateAsync({ params: { id: person.id }, body });
        notify.success({ title: 'Consent recorded.' });
      }}
      onClose={onClose}
    >
      <p>
        Record it only when {person.name} agreed that anyone can see their name, photo, biography and areas of
        expertise. Your name and today’s date are kept with it.
      </p>
      <TextField name="how" autoFocus />
    </FormDialog>
  );
}
