import { fixedTexts, searchFilters, type FoundPerson, type SearchFilters } from '@rostrum/contracts';
import { isApiError } from '@rostrum/api-client';
import { useUrlState } from '@rostrum/remote-runtime';
import { Button, LinkButton, LiveRegion, Page, PageSkeleton, PanelError, useIsPhone } from '@rostrum/ui-kit';
import { ChosenFacets } from '../features/find/chosen-facets.tsx';
import { chosenFacets, noFacets } from '../features/find/facets.ts';
import { FacetPanel } from '../features/find/facet-panel.tsx';
import { NobodyFound } from '../features/find/nobody-found.tsx';
import { SearchBox } from '../features/find/search-box.tsx';
import { otherTabsWithResults, unfold, useSearch } from '../features/find/search.queries.ts';
import { SearchResults } from '../features/find/search-results.tsx';
import { SearchTabs } from '../features/find/search-tabs.tsx';
import { SortChoice } from '../features/find/sort-choice.tsx';
import { countInWords } from '../features/find/search-words.ts';
import { BookmarkButton } from '../features/keep-bookmarks/bookmark-button.tsx';
import { paths } from '../paths.ts';
import './search-page.css';

const hrefOf = ({ kind, username }: Pick<FoundPerson, 'kind' | 'username'>) =>
  kind === 'staff' ? paths.staff.href(username) : paths.expert.href(username);

/** Search results: everything that decides them stands in the address. */
export function SearchPage() {
  const [filters, setFilters] = useUrlState(searchFilters);
  const results = useSearch(filters);
  const isPhone = useIsPhone();
  const answer = unfold(results.data?.pages ?? []);
  const { active, q } = filters;
  const change = (part: Partial<SearchFilters>) => setFilters(part);
  const chosen = chosenFacets(filters, answer?.facets, change);
  const count = answer && !results.isPlaceholderData ? countInWords(active, answer.total) : '';
  const sort = <SortChoice value={filters.sort} onChange={(order) => change({ sort: order })} />;
  const hasMatches = answer?.people.some(({ match }) => match) ?? false;

  return (
    <Page title={q ? `Search: ${q}` : 'Search'} hideTitle width={1180}>
      <SearchBox value={q} onSearch={(text) => change({ q: text, ...noFacets })} />
      <SearchTabs
        active={active}
        totals={answer?.totals}
        extra={isPhone ? null : sort}
        onChange={(tab) => change({ active: tab, ...noFacets })}
      />
      <LiveRegion message={count} />
      <div className="sk-search-page">
        {answer && (
          <div className="sk-search-page__narrow">
            <FacetPanel
              facets={answer.facets}
              filters={filters}
              count={chosen.length}
              isDrawer={isPhone}
              onChange={change}
            />
            {isPhone && sort}
          </div>
        )}
        <div className="sk-search-page__results" aria-busy={results.isFetching}>
          <div className="sk-search-page__line">
            <ChosenFacets chosen={chosen} onClear={() => change(noFacets)} />
            {count && (
              <span className="r-secondary sk-search-page__count">
                {count}.{hasMatches && ' Sentence that matched shown in yellow.'}
              </span>
            )}
          </div>
          {results.isPending && <PageSkeleton variant="list" label="Searching" rows={5} />}
          {results.isError && !answer && (
            <PanelError
              message="The search did not answer."
              requestId={isApiError(results.error) ? results.error.requestId : undefined}
              retrying={results.isFetching}
              onRetry={() => void results.refetch()}
            />
          )}
          {answer && answer.total === 0 && (
            <NobodyFound
              text={q}
              hasFacets={chosen.length > 0}
              elsewhere={otherTabsWithResults(answer, active)}
              onClearFacets={() => change(noFacets)}
              onOpenTab={(tab) => change({ active: tab })}
              onSearch={(text) => change({ q: text, ...noFacets })}
            />
          )}
          {answer && answer.total > 0 && (
            <SearchResults
              tab={active}
              answer={answer}
              hrefOf={hrefOf}
              personActions={(person) => <PersonActions person={person} />}
              postActions={({ id, title }) => (
                <BookmarkButton reference={{ type: 'post', postid: id }} name={title} />
              )}
              questionActions={({ id, text }) => (
                <BookmarkButton reference={{ type: 'question', questionid: id }} name={text} />
              )}
            />
          )}
          {results.hasNextPage && (
            <Button
              type="link"
              block
              loading={results.isFetchingNextPage}
              onClick={() => void results.fetchNextPage()}
            >
              {fixedTexts.moreResults}
            </Button>
          )}
          {results.isFetchNextPageError && (
            <PanelError
              message="More results could not be loaded."
              onRetry={() => void results.fetchNextPage()}
            />
          )}
        </div>
      </div>
    </Page>
  );
}

const PersonActions = ({ person }: { person: FoundPerson }) =>
  person.kind === 'staff' ? (
    <LinkButton href={hrefOf(person)} aria-label={`Open ${person.name}`}>
      Open
    </LinkButton>
  ) : (
    <>
      <BookmarkButton reference={{ type: 'expert', username: person.username }} name={person.name} />
      <LinkButton href={`${hrefOf(person)}#inquire`} aria-label={`Inquire with ${person.name}`}>
        Inquire
      </LinkButton>
    </>
  );
