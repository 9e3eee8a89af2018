import type { PersonDetail } from '@rostrum/contracts';
import { personChanges } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, notify } from '@rostrum/ui-kit';
import { useChangeRequests } from './change-requests.queries.ts';
import { RequestItem } from './request-item.tsx';

/** What of the own changes waits for the team, and what came back with its words. */
export function OwnRequestsCard({ person }: { person: PersonDetail }) {
  const requests = useChangeRequests(person.id);
  const withdraw = useContractMutation(personChanges.withdraw, {
    invalidates: ['people'],
    onSuccess: () => notify.success({ title: 'Change withdrawn. Your public page stays as it is.' }),
    onError: tellRefusal('Could not withdraw the change.'),
  });
  if (requests.length === 0) return null;
  const waiting = requests.filter(({ state }) => state === 'pending').length;
  return (
    <Card title={waiting > 0 ? 'Waiting for approval' : 'Sent back to you'} tone="accent">
      {requests.map((request) => (
        <RequestItem key={request.id} request={request}>
          <Button
            size="small"
            aria-label={`${request.state === 'pending' ? 'Withdraw' : 'Discard'} the change of ${request.label}`}
            disabled={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { id: person.id, request: request.id } })}
          >
            {request.state === 'pending' ? 'Withdraw' : 'Discard'}
          </Button>
        </RequestItem>
      ))}
    </Card>
  );
}
