import type { PublicPerson } from '@rostrum/contracts';
import { displayName, PersonArticle, inquireAnchor } from '@rostrum/public-pages';
import { CopyQuotation } from '../features/view-person/copy-quotation.tsx';
import { Navigate, useParams } from '@rostrum/remote-runtime/router';
import { Card, LinkButton, PageSkeleton, PhoneIcon, useNow } from '@rostrum/ui-kit';
import { useVisit } from '../features/report-visits/use-visit.ts';
import { PersonActions } from '../features/view-person/person-actions.tsx';
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
  const now = useNow();
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
      <PersonArticle
        person={person}
        now={now}
        actions={
          <PersonActions
            person={person}
            onVcard={() => report({ name: 'vcard', username })}
            onShare={() => report({ name: 'share', username })}
          />
        }
        renderCopy={(text) => <CopyQuotation text={text} />}
      />
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
