import type { FoundPerson, SearchTab } from '@rostrum/contracts';
import { LinkButton } from '@rostrum/ui-kit';
import { chosenExperts, useChosenExperts } from '../features/choose-experts/chosen-experts.ts';
import type { SearchAnswer } from '../features/find/search.queries.ts';
import { SearchResults } from '../features/find/search-results.tsx';
import { BookmarkButton } from '../features/keep-bookmarks/bookmark-button.tsx';
import { useSeenResults } from '../features/report-visits/use-visit.ts';
import { paths } from '../paths.ts';

export const hrefOfPerson = ({ kind, username }: Pick<FoundPerson, 'kind' | 'username'>) =>
  kind === 'staff' ? paths.staff.href(username) : paths.expert.href(username);

/** Results with what can be done with each: open, keep, ask, and select to ask several at once. */
export function FoundList({ tab, answer }: { tab: SearchTab; answer: SearchAnswer }) {
  const chosen = useChosenExperts();
  useSeenResults(answer.people);
  return (
    <SearchResults
      tab={tab}
      answer={answer}
      hrefOf={hrefOfPerson}
      selectionOf={(person) =>
        person.kind === 'staff'
          ? null
          : {
              isSelected: chosen.some(({ username }) => username === person.username),
              onToggle: () => chosenExperts.toggle(person),
            }
      }
      personActions={(person) => <PersonActions person={person} />}
      postActions={({ id, title }) => (
        <BookmarkButton reference={{ type: 'post', postid: id }} name={title} />
      )}
      questionActions={({ id, text }) => (
        <BookmarkButton reference={{ type: 'question', questionid: id }} name={text} />
      )}
    />
  );
}

const PersonActions = ({ person }: { person: FoundPerson }) =>
  person.kind === 'staff' ? (
    <LinkButton href={hrefOfPerson(person)} aria-label={`Open ${person.name}`}>
      Open
    </LinkButton>
  ) : (
    <>
      <BookmarkButton reference={{ type: 'expert', username: person.username }} name={person.name} />
      <LinkButton href={`${hrefOfPerson(person)}#inquire`} aria-label={`Inquire with ${person.name}`}>
        Inquire
      </LinkButton>
    </>
  );
