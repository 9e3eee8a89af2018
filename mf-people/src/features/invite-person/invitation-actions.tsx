import { access, type Invitation } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, notify } from '@rostrum/ui-kit';

export interface InvitationActionsProps {
  invitation: Invitation;
  /** Called once the invitation has changed. */
  onChanged: () => void;
  /** Called when the server refuses, as it does after the invitation was accepted. */
  onRefused: () => void;
}

/** Sends the invitation again. */
export function SendAgainButton({ invitation: { id, email }, onChanged, onRefused }: InvitationActionsProps) {
  const resend = useContractMutation(access.resendInvitation, {
    onSuccess: () => {
      notify.success({
        title: `Invitation sent again to ${email}.`,
        description: 'The link in the earlier email no longer works.',
      });
      onChanged();
    },
    onError: (error) => {
      tellRefusal('We couldn’t send the invitation again.')(error);
      onRefused();
    },
  });
  return (
    <Button size="small" loading={resend.isPending} onClick={() => resend.mutate({ params: { id } })}>
      Send again
    </Button>
  );
}

/** Revokes the invitation after a confirmation. */
export function RevokeButton({ invitation: { id, email }, onChanged, onRefused }: InvitationActionsProps) {
  const revoke = useContractMutation(access.revokeInvitation, {
    onSuccess: () => {
      notify.success({ title: `Invitation to ${email} revoked.` });
      onChanged();
    },
    onError: (error) => {
      tellRefusal('We couldn’t revoke the invitation.')(error);
      onRefused();
    },
  });
  return (
    <ConfirmButton
      size="small"
      loading={revoke.isPending}
      title={`Revoke the invitation to ${email}?`}
      consequence="The link in the email stops working immediately."
      confirmLabel="Revoke invitation"
      onConfirm={() => revoke.mutate({ params: { id } })}
    >
      Revoke
    </ConfirmButton>
  );
}
