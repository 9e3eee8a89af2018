import type { PersonDetail } from '@rostrum/contracts';
import { personReviews } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, RelativeTime, notify, shortDate } from '@rostrum/ui-kit';

const emails = (count: number) => (count === 1 ? '1 email' : `${count} emails`);

function describe({ review, next_review_at }: PersonDetail): string {
  if (review?.has_left)
    return 'They said that they no longer work here. Archive the profile, or check with them.';
  if (review)
    return `${emails(review.mails)} sent since ${shortDate(Date.parse(review.asked_at))}, no answer yet.${review.is_task ? ' No further reminder follows: call them.' : ''}`;
  return next_review_at === null
    ? 'They are asked for the first time 180 days after publication.'
    : `They are asked again on ${shortDate(Date.parse(next_review_at))}.`;
}

/** Whether the person said that the profile is still correct, and the way to ask. */
export function ReviewCard({ person }: { person: PersonDetail }) {
  const ask = useContractMutation(personReviews.ask, {
    onSuccess: ({ refused: [refused] }) => {
      if (refused) notify.error({ title: `${person.name} was not asked.`, description: refused.reason });
      else notify.success({ title: `${person.name} was asked by email.` });
    },
    onError: tellRefusal('Could not ask.'),
  });
  return (
    <Card
      title="Still correct?"
      extra={
        person.status === 'published' ? (
          <Button
            size="small"
            loading={ask.isPending}
            onClick={() => ask.mutate({ body: { ids: [person.id] } })}
          >
            Ask to confirm
          </Button>
        ) : undefined
      }
    >
      <p>
        {person.last_confirmed_at === null ? (
          'Not confirmed yet.'
        ) : (
          <>
            Confirmed <RelativeTime value={person.last_confirmed_at} />.
          </>
        )}
      </p>
      <p className="r-secondary">{describe(person)}</p>
    </Card>
  );
}
