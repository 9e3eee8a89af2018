import { formatList, type PersonDetail, type PersonStatus } from '@rostrum/contracts';
import { Card } from '@rostrum/ui-kit';
import { PersonStatus as StatusTag } from '@rostrum/ui-kit/data';

const moveWords: Record<PersonStatus, string> = {
  draft: 'send it back',
  in_review: 'submit it for review',
  published: 'publish it',
  unpublished: 'take it offline',
  archived: 'archive it',
};

type Decided = Pick<PersonDetail, 'status' | 'moves' | 'decided_by' | 'name'>;

/** The action that `decided_by` can take, as a sentence without its subject. */
function describeMoves({ status, decided_by }: Decided): string {
  const moves = decided_by?.moves ?? [];
  if (status !== 'archived')
    return formatList(
      moves.map((move) => moveWords[move]),
      'or',
    );
  return moves.length > 0 ? 'restore it' : 'delete it. It can no longer be restored';
}

/** Shows what happens next with a profile: who decides where the reader cannot, and the way back online for its owner. */
export function StatusNote({ person, isOwn = false }: { person: Decided; isOwn?: boolean }) {
  const { status, moves, decided_by: decided, name } = person;
  if (isOwn && status === 'unpublished' && moves.includes('in_review'))
    return (
      <Card title="Your profile is offline">
        <p>To have it published again, select “Submit for review”.</p>
      </Card>
    );
  // An older server does not say who decides.
  if (!decided) return null;
  const [first] = decided.people;
  return (
    <Card title="Who decides" hint={<StatusTag status={status} />}>
      <p>
        {first
          ? formatList(
              decided.people.map((one) => one.name),
              'or',
            )
          : 'An administrator of your organisation'}{' '}
        can {describeMoves(person)}.{' '}
        {first ? (
          <a
            href={`mailto:${encodeURIComponent(first.email)}?subject=${encodeURIComponent(`Profile of ${name}`)}`}
          >
            Write to {first.name}
          </a>
        ) : null}
      </p>
    </Card>
  );
}
