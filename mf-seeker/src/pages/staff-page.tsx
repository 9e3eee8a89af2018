import type { PublicPerson } from '@rostrum/contracts';
import { Navigate, useParams } from '@rostrum/remote-runtime/router';
import { Card, LinkButton, PageSkeleton, PhoneIcon } from '@rostrum/ui-kit';
import { useVisit } from '../features/report-visits/use-visit.ts';
import { inquireAnchor } from '../features/send-inquiry/inquiry-card.tsx';
import { Biography } from '../features/view-person/biography.tsx';
import { CanSpeakOn } from '../features/view-person/can-speak-on.tsx';
import { MoreFields } from '../features/view-person/more-fields.tsx';
import { PersonActions } from '../features/view-person/person-actions.tsx';
import { PersonFacts } from '../features/view-person/person-facts.tsx';
import { PersonHero } from '../features/view-person/person-hero.tsx';
import { PersonLinks } from '../features/view-person/person-links.tsx';
import { PersonRecord } from '../features/view-person/person-record.tsx';
import { displayName } from '../features/view-person/person-words.ts';
import { usePublicPerson } from '../features/view-person/public-person.queries.ts';
import { paths } from '../paths.ts';
import { PublicFrame } from './public-frame.tsx';
import { PublicUnavailable } from './public-unavailable.tsx';
import { NextStep } from './next-step.tsx';

/** The public page of someone of the staff: lighter, and asked through the organisation. */
export function StaffPage() {
  const { username = '' } = useParams();
  const person = usePublicPerson(username);
  if (person.isPending) return <PageSkeleton variant="detail" label="Loading profile" />;
  if (person.isError)
    return (
      <PublicUnavailable
        error={person.error}
        noun="profile"
        isRetrying={person.isFetching}
        onRetry={() => void person.refetch()}
      />
    );
  if (person.data.kind !== 'staff') return <Navigate to={paths.expert.href(person.data.username)} replace />;
  return <StaffProfile key={person.data.username} person={person.data} />;
}

function StaffProfile({ person }: { person: PublicPerson }) {
  const { username, organisation } = person;
  const report = useVisit(organisation.company_username, { name: 'profile_view', username });
  return (
    <PublicFrame
      title={displayName(person)}
      organisation={person.organisation}
      aside={
        <AskOrganisation
          organisation={organisation}
          onCall={() => report({ name: 'contact_click', username })}
        />
      }
    >
      <PersonHero
        person={person}
        actions={
          <PersonActions
            person={person}
            onVcard={() => report({ name: 'vcard', username })}
            onShare={() => report({ name: 'share', username })}
          />
        }
      />
      <PersonFacts person={person} />
      <CanSpeakOn topics={person.topics} />
      <Biography text={person.biography} />
      <PersonRecord person={person} />
      <MoreFields fields={person.fields} />
      <PersonLinks person={person} />
    </PublicFrame>
  );
}

const AskOrganisation = ({
  organisation,
  onCall,
}: {
  organisation: PublicPerson['organisation'];
  onCall: () => void;
}) => (
  <Card title={`Ask ${organisation.name}`}>
    <p>The team takes questions and finds who can answer them.</p>
    <NextStep>
      <LinkButton
        type="primary"
        href={`${paths.organization.href(organisation.company_username)}#${inquireAnchor}`}
      >
        Send an inquiry
      </LinkButton>
      {organisation.desk_phone && (
        <LinkButton
          href={`tel:${organisation.desk_phone.replace(/\s/g, '')}`}
          icon={<PhoneIcon aria-hidden />}
          onClick={onCall}
        >
          {organisation.desk_phone}
        </LinkButton>
      )}
    </NextStep>
  </Card>
);
