import { events } from '@rostrum/contracts';
import { guestQuestions } from '@rostrum/contracts/qanda';
import { BookmarkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageColumns } from '../page/page-columns.tsx';
import { PostArticle } from '../publication/post-article.tsx';
import { FollowQuestion } from '../publication/follow-question.tsx';
import { HelpfulVote } from '../publication/helpful-vote.tsx';
import type { PublicPost } from '../publication/post-parts.tsx';
import { postSide } from '../publication/post-side.tsx';
import { QuestionArticle, type PublicQuestion } from '../publication/question-article.tsx';
import { questionSide } from '../publication/question-side.tsx';
import { CopyQuotation } from './copy-quotation.tsx';
import { BookmarkPrompt } from './bookmark-prompt.tsx';
import styles from './guest-actions.module.css';
import { ShareButton } from './share-button.tsx';
import { signInAddress } from './sign-in-address.ts';

/** Where and when a page is drawn. */
interface Drawn {
  path: string;
  /** Whole address of the page. */
  url: string;
  now: number;
}

interface PublicationProps {
  company: string;
  /** What is reported when it is opened. */
  view: 'post_view' | 'question_view';
  id: string;
  side: ReactNode;
  children: ReactNode;
}

const Publication = ({ company, view, id, side, children }: PublicationProps) => (
  <div data-events={events.reportAll.path} data-company={company} data-view={view} data-entity={id}>
    <PageColumns companyUsername={company} aside={side}>
      {children}
    </PageColumns>
  </div>
);

const Actions = ({ name, path }: { name: string; path: string }) => (
  <>
    <a
      className={styles.action}
      href={signInAddress(path)}
      aria-label={`Bookmark ${name}`}
      data-opens="bookmark-prompt"
      data-not-read
    >
      <BookmarkIcon aria-hidden /> <span>Bookmark</span>
    </a>
    <BookmarkPrompt path={path} />
    <ShareButton address={path} title={name} />
  </>
);

/** The page of a post, without a session. */
export const GuestPostPage = ({ post, path, url, now }: { post: PublicPost } & Drawn) => (
  <Publication
    company={post.organisation.company_username}
    view="post_view"
    id={post.id}
    side={postSide(post, now)}
  >
    <PostArticle
      post={post}
      url={url}
      renderCopy={(text) => <CopyQuotation text={text} />}
      actions={<Actions name={post.title} path={path} />}
    />
  </Publication>
);

/** The page of a question, without a session. */
export const GuestQuestionPage = ({ question, path, url, now }: { question: PublicQuestion } & Drawn) => (
  <Publication
    company={question.organisation.company_username}
    view="question_view"
    id={question.id}
    side={questionSide(question, now)}
  >
    <QuestionArticle
      question={question}
      url={url}
      renderCopy={(text) => <CopyQuotation text={text} />}
      actions={<Actions name={question.text} path={path} />}
      vote={
        <HelpfulVote
          company={question.organisation.company_username}
          id={question.id}
          answers={question.answers.length}
          helpful={question.helpful}
          status={null}
          isOver={false}
          call={guestQuestions.voteHelpful.path}
        />
      }
      follow={<FollowQuestion company={question.organisation.company_username} id={question.id} />}
    />
  </Publication>
);
