import { inquiryUrl, maximumRecipients, type PublicPerson } from '@rostrum/contracts';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { Card, EmptyState, LinkButton, Page, PageSkeleton } from '@rostrum/ui-kit';
import { chosenExperts } from '../features/choose-experts/chosen-experts.ts';
import { AddresseeList } from '../features/send-inquiry/addressee-list.tsx';
import { addressesOf, recipientsInWords, separatelyInWords } from '../features/send-inquiry/addressees.ts';
import { draftFromCopy } from '../features/send-inquiry/draft-from-copy.ts';
import { InquiryCard } from '../features/send-inquiry/inquiry-card.tsx';
import { useSentCopy } from '../features/send-inquiry/sent-copy.queries.ts';
import { typeNotes, typesInCommon } from '@rostrum/inquiry-form';
import { MissingPeople } from '../features/view-person/missing-people.tsx';
import { addressOf, displayName } from '@rostrum/public-pages';
import { usePeople } from '../features/view-person/use-people.ts';
import { paths } from '../paths.ts';
import { NextStep } from './next-step.tsx';
import { wayBack } from './way-back.ts';
import { useState } from 'react';
import styles from './inquire-page.module.css';

/** One inquiry to several experts; who they are stands in the address. */
export function InquirePage() {
  const [{ people: usernames, copy: copyOf, from }, setAsked] = useUrlState(inquiryUrl);
  const copy = useSentCopy(copyOf);
  const [openedAt] = useState(() => Date.now());
  const { user } = useSession();
  const { asked, chosen, answers, people } = usePeople(usernames, maximumRecipients);
  const back = wayBack(from, 'Search');
  const types = typesInCommon(people, user?.type ?? null);
  const drop = (username: string) => {
    setAsked({ people: asked.filter((other) => other !== username) });
    chosenExperts.drop(username);
  };

  if (chosen.length === 0)
    return (
      <Page title="Inquire with several experts" width={1080} back={back}>
        <EmptyState
          title="No experts chosen"
          description="Select experts among the results of a search, then press Inquire."
          action={
            <LinkButton type="primary" href={paths.search.href()}>
              Find experts
            </LinkButton>
          }
        />
      </Page>
    );
  if (answers.some(({ answer }) => answer.isPending) || copy.isLoading)
    return <PageSkeleton variant="detail" label="Loading profiles" />;
  const addresses = addressesOf(people);
  return (
    <Page
      title={people.length === 1 ? 'Send an inquiry' : `Inquire with ${people.length} experts`}
      width={1080}
      back={back}
    >
      {asked.length > chosen.length && (
        <p>
          Up to {maximumRecipients} can be asked at once. These are the first {maximumRecipients} that you
          selected.
        </p>
      )}
      {copy.isError && (
        <p role="alert">Your earlier text could not be taken over. Reload the page to try again.</p>
      )}
      <MissingPeople answers={answers} onLeaveOut={drop} />
      <div className={styles.inquire}>
        {people.length > 0 && (
          <Card title="Who is asked">
            <AddresseeList
              addresses={addresses}
              people={people}
              nameOf={displayName}
              hrefOf={paths.expert.href}
              onRemove={drop}
            />
          </Card>
        )}
        {people.length > 0 && types.length > 0 ? (
          <InquiryCard
            title="Your inquiry"
            hint={separatelyInWords(addresses)}
            addresses={addresses}
            draftName={copyOf === undefined ? 'several' : `copy.${copyOf}.${chosen.join('.')}`}
            beginWith={copy.data && draftFromCopy(copy.data, openedAt)}
            types={types}
            notesFor={(type, now) => notesOf(people, type, now)}
            recipient={recipientsInWords(people.map(addressOf))}
            user={user}
            onSent={chosenExperts.clear}
          />
        ) : null}
        {people.length > 0 && types.length === 0 ? <NothingInCommon href={back.href} /> : null}
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
    typeNotes(person, type, now).map((note) =>
      people.length === 1 ? note : `${addressOf(person)}: ${note}`,
    ),
  );
}

const NothingInCommon = ({ href }: { href: string }) => (
  <Card title="No inquiry that all of them take">
    <p>They take different types of inquiries. Remove one from the list, or ask each on their own page.</p>
    <NextStep>
      <LinkButton href={href}>Choose others</LinkButton>
    </NextStep>
  </Card>
);
