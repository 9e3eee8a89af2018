import type { FoundPerson, SearchTab } from '@rostrum/contracts';
import { useNow } from '@rostrum/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { PersonResult, type PersonResultProps } from './person-result.tsx';
import { OrganisationResult } from './organisation-result.tsx';
import { PostResult, QuestionResult, type FoundPost, type FoundQuestion } from './publication-results.tsx';
import type { SearchAnswer } from './search.queries.ts';
import { tabLabels } from './search-words.ts';
import styles from './result-card.module.css';

export interface SearchResultsProps {
  tab: SearchTab;
  answer: SearchAnswer;
  hrefOf: (person: FoundPerson) => string;
  selectionOf: (person: FoundPerson) => PersonResultProps['selection'];
  personActions: (person: FoundPerson) => ReactNode;
  postActions: (post: FoundPost) => ReactNode;
  questionActions: (question: FoundQuestion) => ReactNode;
}

/** The results of one tab, those that have only most of what was asked for apart. What can be done with each is the page's matter. */
export function SearchResults({
  tab,
  answer,
  hrefOf,
  selectionOf,
  personActions,
  postActions,
  questionActions,
}: SearchResultsProps) {
  const now = useNow();
  const cards: ReactElement[] = [
    ...answer.people.map((person) => (
      <PersonResult
        key={person.username}
        person={person}
        now={now}
        href={hrefOf(person)}
        selection={selectionOf(person)}
        actions={personActions(person)}
      />
    )),
    ...answer.posts.map((post) => <PostResult key={post.id} post={post} actions={postActions(post)} />),
    ...answer.organisations.map((organisation) => (
      <OrganisationResult key={organisation.company_username} organisation={organisation} />
    )),
    ...answer.questions.map((question) => (
      <QuestionResult key={question.id} question={question} actions={questionActions(question)} />
    )),
  ];
  const whole = answer.close_from ?? cards.length;
  const [full, close] = [cards.slice(0, whole), cards.slice(whole)];
  return (
    <>
      {full.length > 0 && (
        <>
          <h2 className="r-visually-hidden">{tabLabels[tab]}</h2>
          <ul className={styles.results} aria-label={tabLabels[tab]}>
            {full}
          </ul>
        </>
      )}
      {close.length > 0 && (
        <>
          <h2 className={styles.closeMatches}>
            {full.length > 0 ? 'Partial matches' : 'No exact match. Partial matches'}
          </h2>
          <ul className={styles.results} aria-label={`${tabLabels[tab]} that nearly match`}>
            {close}
          </ul>
        </>
      )}
    </>
  );
}
