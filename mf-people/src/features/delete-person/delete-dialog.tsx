import { getBody, type PersonDetail } from '@rostrum/contracts';
import { deletedProfileDays, personRemoval } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(personRemoval.remove);

interface DeleteDialogProps {
  person: PersonDetail;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes a profile once its username was typed. */
export function DeleteDialog({ person, onDeleted, onClose }: DeleteDialogProps) {
  const { id, name, username } = person;
  const form = useContractForm({ schema, name: 'removal', values: { username: '' } });
  const remove = useContractMutation(personRemoval.remove, { invalidates: ['people', 'personRemoval'] });
  return (
    <FormDialog
      form={form}
      title={`Delete the profile of ${name}`}
      confirmLabel="Delete profile"
      onSubmit={async (body) => {
        await remove.mutateAsync({ params: { id }, body });
        notify.success({
          title: `${name}’s profile is deleted.`,
          description: `It can be brought back for ${deletedProfileDays} days, under Deleted on the People page.`,
        });
        onDeleted();
      }}
      onClose={onClose}
    >
      <p>
        The profile leaves every list, and its account, if it has one, has no profile any more. Inquiries that
        were sent to it stay. After {deletedProfileDays} days all that it says of the person is erased.
      </p>
      <p>
        Its username is <strong>{username}</strong>.
      </p>
      <TextField name="username" autoFocus autoComplete="off" />
    </FormDialog>
  );
}
