import type { SecurityOverview } from '@rostrum/contracts';
import { Button } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { useConfirmation } from '../confirm/confirmation.tsx';

export interface SecondStepDueProps {
  overview: SecurityOverview;
  onDone: () => void;
}

/** Says why nothing else works for now, and what opens the rest again. */
export function SecondStepDue({ overview, onDone }: SecondStepDueProps) {
  const { confirm } = useConfirmation();
  const kinds = overview.confirmation_kinds.filter((kind) => kind !== 'password');
  const name = overview.organisation?.name ?? 'Your organisation';
  const give = () =>
    void confirm(kinds).then((isConfirmed) => {
      if (isConfirmed) onDone();
    });
  return kinds.length > 0 ? (
    <Alert
      type="warning"
      showIcon
      title={`${name} requires two-step verification`}
      description="You have a second step, but this browser was signed in without it. Give it once, and everything opens."
      action={
        <Button type="primary" onClick={give}>
          Give it now
        </Button>
      }
    />
  ) : (
    <Alert
      type="warning"
      showIcon
      title={`${name} requires two-step verification`}
      description="Set up an authenticator app or a passkey here. Until then nothing else opens; it takes two minutes."
    />
  );
}
