import { organisationFilters, type PublicOrganisation, formatNumber } from '@rostrum/contracts';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { useParams } from '@rostrum/remote-runtime/router';
import { LiveRegion, NoMatches, PageSkeleton, SectionHeading } from '@rostrum/ui-kit';
import { Pager } from '@rostrum/ui-kit/data';
import { AskQuestion } from '@rostrum/public-pages';
import { useVisit } from '../features/report-visits/use-visit.ts';
import { InquireBar } from '../features/send-inquiry/inquire-bar.tsx';
import { InquiryCard } from '../features/send-inquiry/inquiry-card.tsx';
import { acceptedTypes } from '@rostrum/inquiry-form';
import { OrganisationHero } from '../features/view-organisation/organisation-hero.tsx';
import { OrganisationPublications } from '../features/view-organisation/organisation-publications.tsx';
import { PeopleGrid } from '../features/view-organisation/people-grid.tsx';
import { usePublicOrganisation } from '../features/view-organisation/public-organisation.queries.ts';
import { SearchWithin } from '../features/view-organisation/search-within.tsx';
import { TopicFilter } from '../features/view-organisation/topic-filter.tsx';
import { PublicFrame } from './public-frame.tsx';
import { PublicUnavailable } from './public-unavailable.tsx';
import styles from './organization-page.module.css';

const pageSize = 12;

/** The public page of an organisation: who can speak for it, on what, and how to ask it. */
export function OrganizationPage() {
  const { company_username = '' } = useParams();
  const [filters, setFilters] = useUrlState(organisationFilters);
  const organisation = usePublicOrganisation(company_username, { ...filters, page_size: pageSize });
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
      onFilter={(change) => setFilters({ page_from: 0, ...change })}
    />
  );
}

type Filters = { page_from: number; q?: string | undefined; topic?: string | undefined };

interface OrganizationProfileProps {
  organisation: PublicOrganisation;
  filters: Filters;
  onFilter: (change: Partial<Filters>) => void;
}

function OrganizationProfile({ organisation, filters, onFilter }: OrganizationProfileProps) {
  const { user } = useSession();
  const { name, company_username, people } = organisation;
  const report = useVisit(company_username, null);
  const isFiltered = Boolean(filters.q ?? filters.topic);
  return (
    <PublicFrame
      title={name}
      organisation={organisation}
      aside={
        <InquiryCard
          addresses={[{ organisation, usernames: [] }]}
          draftName={company_username}
          types={acceptedTypes([], user?.type ?? null, organisation.inquiry_form)}
          notesFor={() => []}
          recipient={name}
          user={user}
          hint="The team finds who can answer."
          onOpen={() => report({ name: 'inquiry_open' })}
          onStart={() => report({ name: 'inquiry_start' })}
        />
      }
    >
      <div className={styles.organisation}>
        <OrganisationHero organisation={organisation} onDeskClick={() => report({ name: 'contact_click' })} />
        <section className={styles.people}>
          <SectionHeading hint={formatNumber(people.total)}>Experts</SectionHeading>
          <SearchWithin
            name={name}
            value={filters.q ?? ''}
            onSearch={(q) => onFilter({ q: q || undefined })}
          />
          <TopicFilter
            topics={organisation.topics}
            chosen={filters.topic}
            onChange={(topic) => onFilter({ topic })}
          />
          <LiveRegion message={isFiltered ? `${people.total} found` : ''} />
          {people.items.length > 0 ? (
            <PeopleGrid people={people.items} />
          ) : (
            <NoMatches
              message={
                isFiltered
                  ? `No one at ${name} matches.`
                  : `${name} has no public profiles yet. Ask the team: it finds who can answer.`
              }
              {...(isFiltered && { onClear: () => onFilter({ q: undefined, topic: undefined }) })}
            />
          )}
          <Pager
            from={filters.page_from}
            size={pageSize}
            total={people.total}
            onChange={(page_from) => onFilter({ page_from })}
          />
        </section>
        <OrganisationPublications organisation={organisation} />
        <AskQuestion company={company_username} />
      </div>
      <InquireBar>
        <span className="r-secondary">Ask {name}</span>
      </InquireBar>
    </PublicFrame>
  );
}
