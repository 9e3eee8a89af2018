import { settings } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';

export interface ConfirmAddressProps {
  /** The secret of the mailed link. */
  token: string;
  /** The link is used up, or of no use. */
  onDone: () => void;
}

/** Where the mailed link leads: the account moves when this is pressed, not when the link is merely opened. */
export function ConfirmAddress({ token, onDone }: ConfirmAddressProps) {
  const confirm = useContractMutation(settings.confirmEmail, {
    invalidates: ['settings', 'security'],
    onSuccess({ email, other_sessions_ended }) {
      notify.success({
        title: `Your account has moved to ${email}.`,
        description:
          other_sessions_ended > 0
            ? 'You were signed out everywhere else.'
            : 'You sign in with it from now on.',
      });
      onDone();
    },
  });
  if (confirm.error)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title="The address was not changed"
        description={confirm.error.message}
        action={<Button onClick={onDone}>Close</Button>}
      />
    );
  return (
    <Alert
      type="info"
      showIcon
      title="Confirm your new address"
      description="Your account moves to the address that this link was mailed to, and every other browser is signed out."
      action={
        <Button
          type="primary"
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ body: { token } })}
        >
          Confirm
        </Button>
      }
    />
  );
}
