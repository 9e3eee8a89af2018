import { getBody, people, foldText, toSlug, type PersonDetail } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import styles from './add-person-dialog.module.css';

const schema = getBody(people.create);
const kinds = [
  { value: 'expert', label: 'Expert' },
  { value: 'staff', label: 'Staff' },
];

export interface AddPersonDialogProps {
  onAdded: (person: PersonDetail) => void;
  onClose: () => void;
}

/** Adds a person with what a profile cannot do without. The rest follows in the editor. */
export function AddPersonDialog({ onAdded, onClose }: AddPersonDialogProps) {
  const form = useContractForm({
    schema,
    name: 'person',
    values: {
      kind: 'expert',
      prefix: '',
      firstname: '',
      lastname: '',
      job_title: '',
      department: '',
      email: '',
      username: '',
    },
  });
  const add = useContractMutation(people.create);
  const [firstname, lastname] = form.watch(['firstname', 'lastname']);
  // Other scripts are transliterated by the server.
  const latin = foldText(`${firstname ?? ''} ${lastname ?? ''}`).replaceAll("'", '');
  const proposed = /^[ -~]*$/.test(latin) ? toSlug(latin) : '';
  return (
    <FormDialog
      form={form}
      title="Add a person"
      confirmLabel="Add person"
      width={560}
      onSubmit={async (body) => {
        const person = await add.mutateAsync({ body });
        notify.success({ title: `${person.name} added as a draft.` });
        onAdded(person);
      }}
      onClose={onClose}
    >
      <ContractField name="kind">
        {({ value, onChange, ref, id }) => (
          <Segmented
            ref={ref}
            id={id}
            aria-labelledby={`${id}_label`}
            options={kinds}
            value={String(value)}
            onChange={onChange}
          />
        )}
      </ContractField>
      <div className={styles.names}>
        <TextField name="prefix" />
        <TextField name="firstname" autoFocus autoComplete="off" />
        <TextField name="lastname" autoComplete="off" />
      </div>
      <TextField name="job_title" />
      <TextField name="department" />
      <TextField
        name="email"
        hint="Private until the profile is set to show it."
        inputMode="email"
        autoComplete="off"
      />
      <TextField name="username" placeholder={proposed} autoComplete="off" />
    </FormDialog>
  );
}
