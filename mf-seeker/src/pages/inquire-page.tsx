import { isApiError } from '@rostrum/api-client';
import { inquiryUrl, maximumRecipients, type PublicPerson } from '@rostrum/contracts';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { useQueries } from '@rostrum/remote-runtime/query';
import { Button, Card, EmptyState, LinkButton, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { chosenExperts } from '../features/choose-experts/chosen-experts.ts';
import { AddresseeList } from '../features/send-inquiry/addressee-list.tsx';
import { addressesOf, recipientsInWords, separatelyInWords } from '../features/send-inquiry/addressees.ts';
import { InquiryCard } from '../features/send-inquiry/inquiry-card.tsx';
import { typeNotes, typesInCommon } from '../features/send-inquiry/type-order.ts';
import { addressOf, displayName } from '../features/view-person/person-words.ts';
import { publicPersonQuery } from '../features/view-person/public-person.queries.ts';
import { paths } from '../paths.ts';
import './inquire-page.css';

const back = { label: 'Search', href: paths.search.href() };

/** One inquiry to several experts; who they are stands in the address. */
export function InquirePage() {
  const [{ people: usernames }, setAsked] = useUrlState(inquiryUrl);
  const { user } = useSession();
  const asked = [...new Set(usernames ?? [])];
  const shown = asked.slice(0, maximumRecipients);
  const answers = useQueries({ queries: shown.map((username) => publicPersonQuery(username)) });
  const people = answers.flatMap(({ data }) => data ?? []);
  const types = typesInCommon(people, user?.type ?? null);
  const drop = (username: string) => setAsked({ people: asked.filter((other) => other !== username) });

  if (shown.length === 0)
    return (
      <Page title="Inquire with several experts" width={1080} back={back}>
        <EmptyState
          title="Nobody to ask"
          description="Select experts among the results of a search, then press Inquire."
          action={
            <LinkButton type="primary" href={paths.search.href()}>
              Find experts
            </LinkButton>
          }
        />
      </Page>
    );
  if (answers.some(({ isPending }) => isPending))
    return <PageSkeleton variant="detail" label="Loading profiles" />;
  const addresses = addressesOf(people);
  return (
    <Page
      title={people.length === 1 ? 'Send an inquiry' : `Inquire with ${people.length} experts`}
      width={1080}
      back={back}
    >
      {asked.length > shown.length && (
        <p>
          Up to {maximumRecipients} can be asked at once. These are the first {maximumRecipients} that you
          selected.
        </p>
      )}
      {shown.map((username, index) => (
        <Missing
          key={username}
          answer={answers[index]}
          onRetry={() => void answers[index]?.refetch()}
          onLeaveOut={() => drop(username)}
        />
      ))}
      <div className="sk-inquire">
        {people.length > 0 && (
          <Card title="Who is asked">
            <AddresseeList
              addresses={addresses}
              people={people}
              nameOf={displayName}
              hrefOf={paths.expert.href}
              onRemove={(username) => {
                drop(username);
                chosenExperts.drop(username);
              }}
            />
          </Card>
        )}
        {people.length > 0 && types.length > 0 ? (
          <InquiryCard
            title="Your inquiry"
            hint={separatelyInWords(addresses)}
            addresses={addresses}
            draftName="several"
            types={types}
            notesFor={(type, now) => notesOf(people, type, now)}
            recipient={recipientsInWords(people.map(addressOf))}
            user={user}
            onSent={chosenExperts.clear}
          />
        ) : null}
        {people.length > 0 && types.length === 0 ? <NothingInCommon /> : null}
      </div>
    </Page>
  );
}

function notesOf(
  people: readonly PublicPerson[],
  type: PublicPerson['availability'][number]['type'],
  now: number,
) {
  return people.flatMap((person) =>
    typeNotes(person.availability, type, now).map((note) =>
      people.length === 1 ? note : `${addressOf(person)}: ${note}`,
    ),
  );
}

interface MissingProps {
  answer: { data: PublicPerson | undefined; error: unknown; isFetching: boolean } | undefined;
  onRetry: () => void;
  onLeaveOut: () => void;
}

/** Somebody whose profile did not come: tried again, or left out when it is not there any more. */
function Missing({ answer, onRetry, onLeaveOut }: MissingProps) {
  if (!answer?.error || answer.data) return null;
  const { error } = answer;
  if (isApiError(error) && error.status === 404)
    return (
      <p className="sk-inquire__gone">
        {error.message} <Button onClick={onLeaveOut}>Leave out</Button>
      </p>
    );
  return (
    <PanelError
      message="One of the profiles could not be loaded."
      onRetry={onRetry}
      retrying={answer.isFetching}
    />
  );
}

const NothingInCommon = () => (
  <Card title="No inquiry that all of them take">
    <p>
      They take different types of inquiries. Remove somebody from the list, or ask each on their own page.
    </p>
    <p style={{ marginTop: 12 }}>
      <Button onClick={() => window.history.back()}>Choose others</Button>
    </p>
  </Card>
);
