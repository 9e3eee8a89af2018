import { formatNumber, publicPaths } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { AskQuestion } from '../publication/ask-question.tsx';
import { Departments } from './departments.tsx';
import { Experts, type ExpertsProps } from './experts.tsx';
import { OrganisationHero, type OrganisationHeroProps } from './organisation-hero.tsx';
import { Parts } from './parts.tsx';
import { PostList } from './post-list.tsx';
import { QuestionList } from './question-list.tsx';
import { SearchWithin, type SearchWithinProps } from './search-within.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './organisation-article.module.css';

export interface OrganisationArticleProps
  extends
    ExpertsProps,
    Pick<OrganisationHeroProps, 'now' | 'onDeskClick'>,
    Pick<SearchWithinProps, 'onSearch'> {
  /** The inquiry form in its card. */
  form: ReactNode;
}

/** What there is to read about an organisation, and the ways to ask it. The same on the server and in the application. */
export function OrganisationArticle(props: OrganisationArticleProps) {
  const { organisation, filters, form, now, onDeskClick, onSearch } = props;
  const { company_username: company, posts, questions, post_total, question_total } = organisation;
  return (
    <>
      <OrganisationHero
        organisation={organisation}
        now={now}
        onDeskClick={onDeskClick}
        search={<SearchWithin organisation={organisation} value={filters.q ?? ''} onSearch={onSearch} />}
      />
      <Parts organisation={organisation} />
      <div className={styles.article}>
        <Experts organisation={organisation} filters={filters} />
        <Departments organisation={organisation} chosen={filters.department} />
        <div className={styles.two}>
          {posts.length > 0 && (
            <section aria-labelledby="posts">
              <SectionHead id="posts" title="Posts">
                <a href={`${publicPaths.posts(company)}.atom`} target="_top">
                  Feed
                </a>
                <a href={publicPaths.posts(company)} target="_top">
                  All {formatNumber(post_total)} posts
                </a>
              </SectionHead>
              <PostList posts={posts} />
            </section>
          )}
          <section aria-labelledby="questions">
            <SectionHead id="questions" title="Questions answered">
              {questions.length > 0 && (
                <a href={publicPaths.questions(company)} target="_top">
                  All {formatNumber(question_total)} questions
                </a>
              )}
            </SectionHead>
            {questions.length > 0 ? (
              <QuestionList questions={questions} />
            ) : (
              <p>No questions answered yet.</p>
            )}
            <div className={styles.ask}>
              <AskQuestion company={company} />
            </div>
          </section>
        </div>
        <div className={styles.form}>{form}</div>
      </div>
    </>
  );
}
