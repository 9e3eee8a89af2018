import { access, type PersonDetail } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { ConfirmButton, notify } from '@rostrum/ui-kit';

const isMember = 'An account with this address belongs to your organisation already.';

/** Invites the person to look after this profile: the account that accepts is connected with it. */
export function InviteButton({ person }: { person: PersonDetail }) {
  const { id, kind, name, firstname, lastname, email } = person;
  const invite = useContractMutation(access.invite);
  const send = async () => {
    try {
      const { items } = await invite.mutateAsync({
        body: {
          invitations: [
            { email, firstname, lastname, role: kind === 'staff' ? 'staff' : 'expert', person_id: id },
          ],
        },
      });
      const [item] = items;
      if (item?.outcome === 'invited') notify.success({ title: `Invitation sent to ${email}.` });
      else notify.error({ title: `${name} was not invited.`, description: item?.message ?? isMember });
    } catch (error) {
      notify.error({
        title: `${name} was not invited.`,
        description: error instanceof Error ? error.message : undefined,
      });
    }
  };
  return (
    <ConfirmButton
      title={`Invite ${name}?`}
      consequence={`An invitation goes to ${email}. Who accepts it looks after this profile.`}
      confirmLabel="Send invitation"
      onConfirm={send}
    >
      Invite
    </ConfirmButton>
  );
}
