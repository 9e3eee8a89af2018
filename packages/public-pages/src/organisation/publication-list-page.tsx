import { publicPaths, type PublicOrganisation } from '@rostrum/contracts';
import { AskQuestion } from '../publication/ask-question.tsx';
import { PageSteps } from './page-steps.tsx';
import { PostList } from './post-list.tsx';
import { QuestionList } from './question-list.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './organisation-article.module.css';

export interface PublicationListProps {
  kind: 'posts' | 'questions';
  organisation: { name: string; company_username: string };
  posts: PublicOrganisation['posts'];
  questions: PublicOrganisation['questions'];
  from: number;
  size: number;
  total: number;
}

/** All posts or all answered questions of an organisation, a page of them at a time. */
export function PublicationListPage({
  kind,
  organisation,
  posts,
  questions,
  from,
  size,
  total,
}: PublicationListProps) {
  const { name, company_username: company } = organisation;
  const path = publicPaths[kind](company);
  const title = kind === 'posts' ? 'Posts' : 'Questions answered';
  return (
    <div data-organisation={company} className={styles.article}>
      <header>
        <p>
          <a href={publicPaths.organisation(company)}>{name}</a>
        </p>
        <h1 className="r-display r-display--small">
          {title} by {name}
        </h1>
      </header>
      <section aria-labelledby={kind}>
        <SectionHead id={kind} title={kind === 'posts' ? 'All posts' : 'All questions'} count={total}>
          <a href={`${path}.atom`}>Feed</a>
        </SectionHead>
        {total === 0 && (
          <p>{kind === 'posts' ? 'Nothing is published yet.' : 'No questions answered yet.'}</p>
        )}
        {posts.length > 0 && <PostList posts={posts} />}
        {questions.length > 0 && <QuestionList questions={questions} />}
        <PageSteps
          from={from}
          size={size}
          total={total}
          addressAt={(next) => (next === 0 ? path : `${path}?page_from=${String(next)}`)}
        />
      </section>
      {kind === 'questions' && <AskQuestion company={company} />}
    </div>
  );
}
