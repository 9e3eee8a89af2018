import type { PersonDetail } from '@rostrum/contracts';
import { personPresence } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, notify, shortDate } from '@rostrum/ui-kit';
import { useState } from 'react';
import { AwayDialog } from './away-dialog.tsx';

/** A calendar day, as it is shown in any time zone. */
const toWords = (day: string) => shortDate(Date.parse(`${day}T12:00:00`));

/** Days on which nobody should expect an answer from this person, and who can be asked instead. */
export function AwayCard({ person, isOwn = false }: { person: PersonDetail; isOwn?: boolean }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { away } = person;
  const end = useContractMutation(personPresence.endAway, {
    invalidates: ['people'],
    onSuccess: () => notify.success({ title: 'The days away are off.' }),
    onError: tellRefusal('Could not take the days away off.'),
  });
  return (
    <Card
      title={isOwn ? 'I am away' : 'Away'}
      extra={
        <>
          {away ? (
            <Button
              size="small"
              loading={end.isPending}
              onClick={() => end.mutate({ params: { id: person.id } })}
            >
              {isOwn ? 'I am back' : 'Remove'}
            </Button>
          ) : null}
          <Button size="small" onClick={() => setIsChoosing(true)}>
            {away ? 'Change days' : 'Set days'}
          </Button>
        </>
      }
    >
      {away ? (
        <p>
          From {toWords(away.from)} to {toWords(away.to)}.{' '}
          {away.colleague
            ? `The public page names ${away.colleague.name} meanwhile.`
            : 'No colleague is named.'}
        </p>
      ) : (
        <p className="r-secondary">
          No days are set. On days away, forms say so
          {person.kind === 'individual' ? '' : ', the office answers,'} and search shows others as available.
        </p>
      )}
      {isChoosing ? <AwayDialog person={person} onClose={() => setIsChoosing(false)} /> : null}
    </Card>
  );
}
