import { access, type PersonDetail } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { ConfirmButton, notify } from '@rostrum/ui-kit';

const reasons = {
  already_member: 'An account with this address belongs to your organisation already.',
  too_many_mails: 'This address got three invitations within the hour. Try again later.',
} as const;

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
      const outcome = items[0]?.outcome ?? 'too_many_mails';
      if (outcome === 'invited') notify.success({ title: `Invitation sent to ${email}.` });
      else notify.error({ title: `${name} was not invited.`, description: reasons[outcome] });
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
