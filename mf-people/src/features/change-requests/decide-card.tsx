import type { PersonDetail } from '@rostrum/contracts';
import { personChanges } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useChangeRequests } from './change-requests.queries.ts';
import { RequestItem } from './request-item.tsx';
import { ReturnChangeDialog } from './return-change-dialog.tsx';

interface DecideCardProps {
  person: PersonDetail;
  /** Agents see what waits; administrators decide. */
  canDecide: boolean;
}

/** What the person of this profile wants to change, section by section; nothing of it is public yet. */
export function DecideCard({ person, canDecide }: DecideCardProps) {
  const pending = useChangeRequests(person.id).filter(({ state }) => state === 'pending');
  const [returning, setReturning] = useState<string>();
  const approve = useContractMutation(personChanges.approve, {
    invalidates: ['people', 'personReviews'],
    onSuccess: () => notify.success({ title: 'Change approved. The public page shows it now.' }),
    onError: tellRefusal('Could not approve the change.'),
  });
  if (pending.length === 0) return null;
  return (
    <Card title="Waiting for approval" hint={pending.length} tone="accent">
      {pending.map((request) => (
        <RequestItem key={request.id} request={request}>
          {canDecide ? (
            <>
              <Button
                type="primary"
                size="small"
                aria-label={`Approve ${request.label}`}
                disabled={approve.isPending}
                onClick={() =>
                  approve.mutate({
                    params: { id: person.id, request: request.id },
                    body: { version: person.version },
                  })
                }
              >
                Approve
              </Button>
              <Button
                size="small"
                aria-label={`Send ${request.label} back`}
                onClick={() => setReturning(request.id)}
              >
                Send back
              </Button>
            </>
          ) : null}
        </RequestItem>
      ))}
      {returning === undefined ? null : (
        <ReturnChangeDialog
          id={person.id}
          request={returning}
          name={person.name}
          onClose={() => setReturning(undefined)}
        />
      )}
    </Card>
  );
}
