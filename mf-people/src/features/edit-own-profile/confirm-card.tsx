import { people, type PersonDetail } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, RelativeTime, notify } from '@rostrum/ui-kit';

/** "Still right?": one click a year keeps a profile trustworthy. */
export function ConfirmCard({ person }: { person: PersonDetail }) {
  const confirm = useContractMutation(people.confirmOwn, {
    onSuccess: () => notify.success({ title: 'Thank you. Confirmed today.' }),
    onError: (error) => notify.error({ title: 'Could not confirm.', description: error.message }),
  });
  return (
    <Card title="Still right?">
      <p className="r-secondary">
        Last confirmed: <RelativeTime value={person.last_confirmed_at} fallback="never" />. Journalists see when you last said so.
      </p>
      <Button onClick={() => confirm.mutate()} loading={confirm.isPending}>
        My profile is still right
      </Button>
    </Card>
  );
}
