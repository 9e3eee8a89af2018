import { getBody, publicPaths, toSlug, type PersonDetail } from '@rostrum/contracts';
import { personAddress } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(personAddress.rename);

interface RenameDialogProps {
  person: PersonDetail;
  onClose: () => void;
}

/** Moves a profile to another address, once its consequences were read. */
export function RenameDialog({ person, onClose }: RenameDialogProps) {
  const { id, kind, username, version, status } = person;
  const form = useContractForm({ schema, name: 'address', values: { version, username } });
  const rename = useContractMutation(personAddress.rename, {
    invalidates: ['people'],
    versioned: () => ({ row: `person.${id}` }),
  });
  const next = toSlug(form.watch('username') ?? '');
  const present = publicPaths.person(kind, username);
  return (
    <FormDialog
      form={form}
      title="Change the public address"
      confirmLabel="Change address"
      onSubmit={async (body) => {
        const saved = await rename.mutateAsync({ params: { id }, body });
        notify.success({ title: `The profile is at ${publicPaths.person(kind, saved.username)} now.` });
      }}
      onClose={onClose}
    >
      <TextField name="username" autoFocus autoComplete="off" />
      {next && next !== username ? (
        <ul aria-live="polite">
          <li>
            {status === 'published' ? 'The page moves' : 'The page will stand'} at{' '}
            <strong>{publicPaths.person(kind, next)}</strong>.
          </li>
          <li>
            {present} leads there for good, so links, printed cards, saved contacts and bookmarks keep
            working.
          </li>
          <li>{present} stays reserved for this profile. You can change back to it.</li>
          <li>Search engines take some days to show the new address.</li>
        </ul>
      ) : null}
    </FormDialog>
  );
}
