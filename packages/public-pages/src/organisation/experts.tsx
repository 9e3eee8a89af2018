import type { PublicOrganisation } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import { expertsAddress, isFiltered, type ExpertFilters } from './organisation-words.ts';
import { PageSteps } from './page-steps.tsx';
import { PeopleCards } from './people-cards.tsx';
import { SectionHead } from './section-head.tsx';
import { WordLinks } from './word-links.tsx';

/** How many experts stand on one page. */
export const expertsOnPage = 12;
const shownTopics = 16;

export interface ExpertsProps {
  organisation: PublicOrganisation;
  filters: ExpertFilters;
}

/** The experts of an organisation, those that it features first; one topic or department at a time narrows them. */
export function Experts({ organisation, filters }: ExpertsProps) {
  const { kind, name, company_username: company, people, topics } = organisation;
  const narrow = (change: Partial<ExpertFilters>) =>
    `${expertsAddress(company, { ...filters, page_from: 0, ...change })}#experts`;
  return (
    <section aria-labelledby="experts">
      <SectionHead id="experts" title="Experts" count={people.total}>
        {isFiltered(filters) && <PageLink href={expertsAddress(company, {})}>Clear filters</PageLink>}
      </SectionHead>
      <WordLinks
        label="Topics"
        words={topics.filter(({ title }, index) => index < shownTopics || title === filters.topic)}
        chosen={filters.topic}
        addressOf={(topic) => narrow({ topic })}
      />
      {people.items.length > 0 ? (
        <PeopleCards people={people.items} />
      ) : (
        <p role="status">
          {isFiltered(filters)
            ? `No one at ${name} matches.`
            : kind === 'individual'
              ? `${name} has no public profile yet.`
              : `${name} has no public profiles yet. Ask the team: it finds who can answer.`}
        </p>
      )}
      <PageSteps
        from={filters.page_from}
        size={expertsOnPage}
        total={people.total}
        addressAt={(page_from) => narrow({ page_from })}
      />
    </section>
  );
}
