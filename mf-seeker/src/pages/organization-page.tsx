import { organisationFilters, type PublicOrganisation } from '@rostrum/contracts';
import { acceptedTypes } from '@rostrum/inquiry-form';
import {
  describeNoInquiries,
  expertsOnPage,
  isFiltered,
  OrganisationArticle,
  type ExpertFilters,
} from '@rostrum/public-pages';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { useParams } from '@rostrum/remote-runtime/router';
import { Card, LiveRegion, PageSkeleton, useNow } from '@rostrum/ui-kit';
import { useSeen, useVisit } from '../features/report-visits/use-visit.ts';
import { InquireBar } from '../features/send-inquiry/inquire-bar.tsx';
import { InquiryCard } from '../features/send-inquiry/inquiry-card.tsx';
import { usePublicOrganisation } from '../features/view-organisation/public-organisation.queries.ts';
import { PublicFrame } from './public-frame.tsx';
import { PublicUnavailable } from './public-unavailable.tsx';

/** The public page of an organisation: who can speak for it, on what, and how to ask it. */
export function OrganizationPage() {
  const { company_username = '' } = useParams();
  const [filters, setFilters] = useUrlState(organisationFilters);
  const organisation = usePublicOrganisation(company_username, { ...filters, page_size: expertsOnPage });
  if (organisation.isPending) return <PageSkeleton variant="detail" label="Loading organisation" />;
  if (organisation.isError)
    return (
      <PublicUnavailable
        error={organisation.error}
        noun="organisation"
        isRetrying={organisation.isFetching}
        onRetry={() => void organisation.refetch()}
      />
    );
  return (
    <OrganizationProfile
      key={company_username}
      organisation={organisation.data}
      filters={filters}
      onSearch={(q) => setFilters({ page_from: 0, q: q || undefined })}
    />
  );
}

interface OrganizationProfileProps {
  organisation: PublicOrganisation;
  filters: ExpertFilters;
  onSearch: (text: string) => void;
}

function OrganizationProfile({ organisation, filters, onSearch }: OrganizationProfileProps) {
  const { user } = useSession();
  const now = useNow();
  const types = acceptedTypes([], user?.type ?? null, organisation.inquiry_form);
  const { name, company_username, people } = organisation;
  const report = useVisit(company_username, null);
  useSeen(company_username, { shownAs: people.items.map(({ username }) => username).join() });
  return (
    <PublicFrame isWide title={name} organisation={organisation}>
      <OrganisationArticle
        organisation={organisation}
        filters={filters}
        now={now}
        onSearch={onSearch}
        onDeskClick={() => report({ name: 'contact_click' })}
        form={
          types.length === 0 ? (
            <Card title="Not taking inquiries">
              <p>{describeNoInquiries(organisation)}</p>
            </Card>
          ) : (
            <InquiryCard
              addresses={[{ organisation, usernames: [] }]}
              draftName={company_username}
              types={types}
              notesFor={() => []}
              recipient={name}
              user={user}
              hint={organisation.kind === 'individual' ? undefined : 'The team finds who can answer.'}
              onOpen={() => report({ name: 'inquiry_open' })}
              onStart={() => report({ name: 'inquiry_start' })}
            />
          )
        }
      />
      <LiveRegion message={isFiltered(filters) ? `${people.total} found` : ''} />
      {types.length > 0 && (
        <InquireBar>
          <span className="r-secondary">Ask {name}</span>
        </InquireBar>
      )}
    </PublicFrame>
  );
}
