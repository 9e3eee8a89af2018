import type { PersonDetail } from '@rostrum/contracts';
import { personPresence } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, fullDate, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { SafetyDialog } from './safety-dialog.tsx';

/** One switch for somebody who is harassed or threatened: it hides what leads to them, at once and everywhere. */
export function SafetyCard({ person, isOwn = false }: { person: PersonDetail; isOwn?: boolean }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { is_on: isOn, until } = person.safety;
  const set = useContractMutation(personPresence.setSafety, {
    invalidates: ['people'],
    onSuccess: () => notify.success({ title: 'Safety mode is off.' }),
    onError: tellRefusal('Could not turn safety mode off.'),
  });
  const whose = isOwn ? 'your' : 'their';
  const isAlone = person.kind === 'individual';
  return (
    <Card
      title="Safety mode"
      extra={
        isOn ? (
          <Button
            size="small"
            loading={set.isPending}
            onClick={() => set.mutate({ params: { id: person.id }, body: { is_on: false, until: null } })}
          >
            Turn off
          </Button>
        ) : (
          <Button size="small" onClick={() => setIsChoosing(true)}>
            Turn on
          </Button>
        )
      }
    >
      {isOn ? (
        <p>
          <strong>
            {until ? `On until ${fullDate(Date.parse(until))}.` : 'On until someone turns it off.'}
          </strong>{' '}
          No photo, no list and no search shows {isOwn ? 'you' : 'them'}
          {isAlone ? '' : ', and the office answers every inquiry'}.
        </p>
      ) : (
        <p className="r-secondary">
          Off. For harassment or threats: it hides {whose} photo{isAlone ? ' and' : ','} takes {whose} profile
          out of search and lists{isAlone ? '' : ', and lets the office answer every inquiry'}.
        </p>
      )}
      {isChoosing ? (
        <SafetyDialog person={person} isOwn={isOwn} onClose={() => setIsChoosing(false)} />
      ) : null}
    </Card>
  );
}
