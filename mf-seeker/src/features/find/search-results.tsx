import type { FoundPerson, SearchTab } from '@rostrum/contracts';
import { useNow } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { PersonResult } from './person-result.tsx';
import { OrganisationResult } from './organisation-result.tsx';
import { PostResult, QuestionResult, type FoundPost, type FoundQuestion } from './publication-results.tsx';
import type { SearchAnswer } from './search.queries.ts';
import { tabLabels } from './search-words.ts';

export interface SearchResultsProps {
  tab: SearchTab;
  answer: SearchAnswer;
  hrefOf: (person: FoundPerson) => string;
  personActions: (person: FoundPerson) => ReactNode;
  postActions: (post: FoundPost) => ReactNode;
  questionActions: (question: FoundQuestion) => ReactNode;
}

/** The results of one tab. What can be done with each is the page's matter. */
export function SearchResults({
  tab,
  answer,
  hrefOf,
  personActions,
  postActions,
  questionActions,
}: SearchResultsProps) {
  const now = useNow();
  return (
    <ul className="sk-results" aria-label={tabLabels[tab]}>
      {answer.people.map((person) => (
        <PersonResult
          key={person.username}
          person={person}
          now={now}
          href={hrefOf(person)}
          actions={personActions(person)}
        />
      ))}
      {answer.posts.map((post) => (
        <PostResult key={post.id} post={post} actions={postActions(post)} />
      ))}
      {answer.organisations.map((organisation) => (
        <OrganisationResult key={organisation.company_username} organisation={organisation} />
      ))}
      {answer.questions.map((question) => (
        <QuestionResult key={question.id} question={question} actions={questionActions(question)} />
      ))}
    </ul>
  );
}
