import type { PublicPerson } from '@rostrum/contracts';
import { useSession } from '@rostrum/remote-runtime';
import { Card, LinkButton, useNow } from '@rostrum/ui-kit';
import { BookmarkButton } from '../features/keep-bookmarks/bookmark-button.tsx';
import { useVisit } from '../features/report-visits/use-visit.ts';
import { InquireBar } from '../features/send-inquiry/inquire-bar.tsx';
import { InquiryCard } from '../features/send-inquiry/inquiry-card.tsx';
import { acceptedTypes, typeNotes } from '@rostrum/inquiry-form';
import {
  addressOf,
  answersIn,
  AvailableNow,
  describeNoInquiries,
  displayName,
  inquireAnchor,
  PersonArticle,
  SimilarPeople,
} from '@rostrum/public-pages';
import { CopyQuotation } from '../features/view-person/copy-quotation.tsx';
import { PersonActions } from '../features/view-person/person-actions.tsx';
import { paths } from '../paths.ts';
import { PublicFrame } from './public-frame.tsx';
import { NextStep } from './next-step.tsx';

/** Everything of an expert's page, once it is there. */
export function ExpertProfile({ person }: { person: PublicPerson }) {
  const { user } = useSession();
  const now = useNow();
  const { username, organisation } = person;
  const report = useVisit(organisation.company_username, { name: 'profile_view', username });
  const types = acceptedTypes(person.availability, user?.type ?? null, organisation.inquiry_form);
  const bookmark = (
    <BookmarkButton hasLabel reference={{ type: 'expert', username }} name={displayName(person)} />
  );

  return (
    <PublicFrame
      title={displayName(person)}
      organisation={organisation}
      hasInquiry={types.length > 0}
      aside={
        <>
          {types.length > 0 ? (
            <InquiryCard
              addresses={[{ organisation, usernames: [username], similar: person.similar }]}
              draftName={`${organisation.company_username}.${username}`}
              types={types}
              notesFor={(type, at) => typeNotes(person, type, at)}
              recipient={addressOf(person)}
              user={user}
              aside={<AvailableNow person={person} now={now} />}
              hint={answersIn(person)}
              onOpen={() => report({ name: 'inquiry_open', username })}
              onStart={() => report({ name: 'inquiry_start', username })}
            />
          ) : (
            <NoInquiries person={person} />
          )}
          <SimilarPeople person={person} now={now} />
        </>
      }
    >
      <PersonArticle
        person={person}
        now={now}
        actions={
          <PersonActions
            person={person}
            bookmark={bookmark}
            onVcard={() => report({ name: 'vcard', username })}
            onShare={() => report({ name: 'share', username })}
          />
        }
        renderCopy={(text) => <CopyQuotation text={text} />}
      />
      {types.length > 0 && (
        <InquireBar>
          <AvailableNow person={person} now={now} />
          {answersIn(person) && <span className="r-caption">{answersIn(person)}</span>}
        </InquireBar>
      )}
    </PublicFrame>
  );
}

const NoInquiries = ({ person: { organisation, ...person } }: { person: PublicPerson }) =>
  organisation.inquiry_form?.types.length === 0 ? (
    <Card title="Not taking inquiries">
      <p>{describeNoInquiries(organisation)}</p>
    </Card>
  ) : person.kind === 'individual' ? (
    <Card title="Not taking inquiries">
      <p>{addressOf(person)} isn’t accepting inquiries right now.</p>
    </Card>
  ) : (
    <Card title="Not taking inquiries">
      <p>
        {addressOf(person)} isn’t accepting inquiries right now. The team of {organisation.name} can find
        someone else.
      </p>
      <NextStep>
        <LinkButton href={`${paths.organization.href(organisation.company_username)}#${inquireAnchor}`}>
          Ask {organisation.name}
        </LinkButton>
      </NextStep>
    </Card>
  );
