import { access, type Invitation } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, notify } from '@rostrum/ui-kit';
import styles from './invitations.module.css';

/** Sends an invitation that is still unanswered again, or takes it back. */
export function InvitationActions({ invitation: { id, email, status } }: { invitation: Invitation }) {
  const resend = useContractMutation(access.resendInvitation);
  const revoke = useContractMutation(access.revokeInvitation);
  if (status !== 'pending' && status !== 'expired') return null;
  const send = () =>
    void resend.mutateAsync({ params: { id } }).then(
      () =>
        notify.success({
          title: `The invitation of ${email} was sent again.`,
          description: 'Its earlier link works no more.',
        }),
      tellRefusal('Could not send it again.'),
    );
  const takeBack = () =>
    void revoke
      .mutateAsync({ params: { id } })
      .then(
        () => notify.success({ title: `The invitation of ${email} was revoked.` }),
        tellRefusal('Could not revoke it.'),
      );
  return (
    <span className={styles.actions}>
      <Button size="small" loading={resend.isPending} aria-label={`Send again to ${email}`} onClick={send}>
        Send again
      </Button>{' '}
      <ConfirmButton
        type="text"
        size="small"
        aria-label={`Revoke the invitation of ${email}`}
        title={`Revoke the invitation of ${email}?`}
        consequence="Its link stops working at once."
        confirmLabel="Revoke it"
        onConfirm={takeBack}
      >
        Revoke
      </ConfirmButton>
    </span>
  );
}
