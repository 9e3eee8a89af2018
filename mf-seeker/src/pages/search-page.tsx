import {
  fixedTexts,
  searchFilters,
  shortenText,
  type SearchFilters,
  type SearchWayOut,
} from '@rostrum/contracts';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { classNames, Button, LiveRegion, Page, PageSkeleton, PanelError, useIsPhone } from '@rostrum/ui-kit';
import { useRef, useState } from 'react';
import { ChosenBar } from '../features/choose-experts/chosen-bar.tsx';
import { facetChips, noFacets, noLongerFitting } from '../features/find/facets.ts';
import { FacetPanel } from '../features/find/facet-panel.tsx';
import { NobodyFound } from '../features/find/nobody-found.tsx';
import { readingChips } from '../features/find/readings.ts';
import { RelatedExperts } from '../features/find/related-experts.tsx';
import { SearchBox } from '../features/find/search-box.tsx';
import { SearchChips } from '../features/find/search-chips.tsx';
import { unfold, useSearch, type SearchAnswer } from '../features/find/search.queries.ts';
import { SearchedForNote } from '../features/find/searched-for-note.tsx';
import { SearchTabs } from '../features/find/search-tabs.tsx';
import { SortChoice } from '../features/find/sort-choice.tsx';
import { NotUsedNote } from '../features/find/not-used-note.tsx';
import { SpellingNote } from '../features/find/spelling-note.tsx';
import { countInWords } from '../features/find/search-words.ts';
import { SaveSearchButton } from '../features/saved-searches/save-search-button.tsx';
import { paths } from '../paths.ts';
import { FoundList, hrefOfPerson } from './found-list.tsx';
import { thisAddress } from './way-back.ts';
import styles from './search-page.module.css';

/** Another text is another search: nothing that was read or ticked for the old one holds. */
const otherText = (q: string): Partial<SearchFilters> => ({
  q,
  ...noFacets,
  unread: undefined,
  exact: undefined,
  whole: undefined,
});

/** A request pasted out of an email is shown this far in titles. */
const maxTitleLength = 120;

/** Organisations that the search was about: when they have no one, their team can still be asked. */
const organisationsOf = (filters: SearchFilters, answer: SearchAnswer) => [
  ...(filters.organisation ?? []).flatMap((value) => {
    const listed = answer.facets.organisation.find((option) => option.value === value);
    return listed ? [{ name: listed.label, href: `${paths.organization.href(value)}#inquire` }] : [];
  }),
  ...answer.read_as.flatMap(({ kind, value, label }) =>
    kind === 'organisation' ? [{ name: label, href: `${paths.organization.href(value)}#inquire` }] : [],
  ),
];

const mostTopics = 4;

/** Topics of who is related: what to search for instead. */
const nearTopicsOf = ({ related }: SearchAnswer) =>
  [...new Set(related.flatMap(({ via }) => via ?? []))].slice(0, mostTopics);

/** Search results: everything that decides them stands in the address. */
export function SearchPage() {
  const [filters, setFilters] = useUrlState(searchFilters);
  const { user } = useSession();
  const results = useSearch(filters);
  const isPhone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<{ of: string; text: string } | null>(null);
  const answer = unfold(results.data?.pages ?? []);
  const { active, q } = filters;
  const title = shortenText(q, maxTitleLength);
  const change = (part: Partial<SearchFilters>) => setFilters(part);
  const isCurrent = answer !== undefined && !results.isPlaceholderData;
  const chosen = facetChips(filters, answer?.facets, isCurrent, change);
  const read = isCurrent ? readingChips(answer.read_as, filters, change) : [];
  const count = isCurrent ? countInWords(active, answer.total) : '';
  const spoken = answer?.corrected ? `${count} for ${answer.corrected}` : count;
  const sort = <SortChoice value={filters.sort} onChange={(order) => change({ sort: order })} />;
  const hasMarks = answer?.people.some(({ match }) => match?.parts.some(({ marked }) => marked)) ?? false;
  const takeWayOut = (way: SearchWayOut) => {
    if (way.kind === 'tab') change({ active: way.tab, ...noLongerFitting(way.tab) });
    else if (way.kind === 'without_filter') change({ [way.facet]: undefined });
    else change({ unread: [...(filters.unread ?? []), way.key] });
  };

  return (
    <Page title={q ? `Search: ${title}` : 'Search'} hideTitle width={1180}>
      <div className={styles.head}>
        <SearchBox
          className={styles.search}
          value={draft?.of === q ? draft.text : q}
          fieldRef={field}
          onSearch={(text) => change(otherText(text))}
        />
        <SaveSearchButton className={styles.save} filters={filters} />
      </div>
      <SearchTabs
        active={active}
        totals={answer?.totals}
        extra={isPhone ? null : sort}
        onChange={(tab) => change({ active: tab, ...noLongerFitting(tab) })}
      />
      <LiveRegion message={isCurrent ? spoken : ''} />
      <div className={styles.searchPage}>
        {answer && (
          <div className={styles.narrow}>
            <FacetPanel
              facets={answer.facets}
              countedOver={answer.facets_counted_over}
              filters={filters}
              count={chosen.length}
              isDrawer={isPhone}
              hasOrganisation={user?.company_username != null}
              onChange={change}
            />
            {isPhone && sort}
          </div>
        )}
        <div className={styles.results} aria-busy={results.isFetching} tabIndex={-1}>
          <div className={styles.line}>
            {isCurrent && (
              <SpellingNote
                typed={q}
                corrected={answer.corrected}
                changed={answer.changed_words}
                didYouMean={answer.did_you_mean}
                onSearch={(text) => change(otherText(text))}
                isExact={filters.exact ?? false}
                onExact={(isExact) => change({ exact: isExact || undefined })}
              />
            )}
            {isCurrent && (
              <SearchedForNote
                searchedFor={answer.searched_for}
                isWhole={filters.whole ?? false}
                onWhole={(isWhole) => change({ whole: isWhole || undefined })}
                onEdit={(text) => {
                  setDraft({ of: q, text });
                  field.current?.focus();
                }}
              />
            )}
            <SearchChips read={read} chosen={chosen} onClear={() => change(noFacets)} />
            {isCurrent && <NotUsedNote parts={answer.not_used} />}
            {count && (
              <span className={classNames(styles.count, 'r-secondary')}>
                {count}.{hasMarks && ' Matches are highlighted.'}
              </span>
            )}
          </div>
          {results.isPending && <PageSkeleton variant="list" label="Searching" rows={5} />}
          {results.isError && !answer && (
            <PanelError
              message="The search did not answer."
              error={results.error}
              retrying={results.isFetching}
              onRetry={() => void results.refetch()}
            />
          )}
          {answer && answer.total === 0 && (
            <NobodyFound
              text={title}
              tab={active}
              suggestions={answer.ways_out}
              topics={nearTopicsOf(answer)}
              ask={organisationsOf(filters, answer)}
              save={q && active === 'experts' ? <SaveSearchButton filters={filters} forLater /> : null}
              onWayOut={takeWayOut}
              onSearch={(text) => change(otherText(text))}
            />
          )}
          {answer && answer.total > 0 && <FoundList tab={active} answer={answer} />}
          {answer && answer.related.length > 0 && (
            <RelatedExperts people={answer.related} hrefOf={hrefOfPerson} />
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
      <ChosenBar
        compareHref={(people) => paths.compare.href(people, thisAddress())}
        inquireHref={(people) => paths.inquire.href(people, thisAddress())}
      />
    </Page>
  );
}
