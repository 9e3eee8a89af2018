import { access, invitationNote, z, type PersonDetail } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import { FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';

const isMember = 'An account with this address belongs to your organisation already.';
const schema = z.object({ note: invitationNote.default('') });

interface InviteButtonProps {
  person: PersonDetail;
  /** Called once the invitation is sent. */
  onInvited: () => void;
}

function InviteDialog({ person, onInvited, onClose }: InviteButtonProps & { onClose: () => void }) {
  const { id, kind, name, firstname, lastname, email } = person;
  const form = useContractForm({ schema, name: 'invitation', values: { note: '' } });
  const invite = useContractMutation(access.invite);
  return (
    <FormDialog
      form={form}
      title={`Invite ${name}?`}
      confirmLabel="Send invitation"
      failure={`${name} was not invited.`}
      explain={(refusal) => ({
        ...refusal,
        fields: refusal.fields
          .filter(({ path }) => path.endsWith('.note'))
          .map((field) => ({ ...field, path: 'note' })),
      })}
      onSubmit={async ({ note }) => {
        const { items } = await invite.mutateAsync({
          body: {
            invitations: [
              {
                email,
                firstname,
                lastname,
                role: kind === 'staff' ? 'staff' : 'expert',
                person_id: id,
                note,
              },
            ],
          },
        });
        const [item] = items;
        if (item?.outcome === 'invited') {
          notify.success({ title: `Invitation sent to ${email}.` });
          onInvited();
        } else notify.error({ title: `${name} was not invited.`, description: item?.message ?? isMember });
      }}
      onClose={onClose}
    >
      <p>{`An invitation goes to ${email}. The account that accepts it looks after this profile.`}</p>
      <ProseField name="note" rows={3} isCounted />
    </FormDialog>
  );
}

/** Invites the person to look after this profile: the account that accepts is connected with it. */
export function InviteButton({ person, onInvited }: InviteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Invite
      </Button>
      {isOpen ? (
        <InviteDialog person={person} onInvited={onInvited} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
