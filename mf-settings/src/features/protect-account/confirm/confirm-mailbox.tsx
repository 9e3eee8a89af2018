import { security } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';

export interface ConfirmMailboxProps {
  /** The secret of the emailed link. */
  token: string;
  onDone: () => void;
}

/** The target of the emailed link. It counts once Confirm is selected, because mail programs open links by themselves. */
export function ConfirmMailbox({ token, onDone }: ConfirmMailboxProps) {
  const confirm = useContractMutation(security.confirmMailbox, { invalidates: ['security'] });
  if (confirm.error)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title="You're not confirmed yet"
        description={confirm.error.message}
        action={<Button onClick={onDone}>Close</Button>}
      />
    );
  if (confirm.data)
    return (
      <Alert
        type="success"
        showIcon
        role="status"
        title="You're confirmed"
        description="Go back to the page where you asked for the link and select Continue, or go on here. It counts for ten minutes."
        action={<Button onClick={onDone}>Close</Button>}
      />
    );
  return (
    <Alert
      type="info"
      showIcon
      title="Confirm that it is you"
      description="Select Confirm only if you asked for this link in this browser."
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
