import { events } from '@rostrum/contracts';
import { guestQuestions } from '@rostrum/contracts/qanda';
import { BookmarkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageColumns } from '../page/page-columns.tsx';
import { PostArticle, postSide } from '../publication/post-article.tsx';
import { FollowQuestion } from '../publication/follow-question.tsx';
import { HelpfulVote } from '../publication/helpful-vote.tsx';
import type { PublicPost } from '../publication/post-parts.tsx';
import { QuestionArticle, questionSide, type PublicQuestion } from '../publication/question-article.tsx';
import { CopyQuotation } from './copy-quotation.tsx';
import { BookmarkPrompt } from './bookmark-prompt.tsx';
import styles from './guest-actions.module.css';
import { ShareButton } from './share-button.tsx';
import { signInAddress } from './sign-in-address.ts';

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
export const GuestPostPage = ({ post, path }: { post: PublicPost; path: string }) => (
  <Publication
    company={post.organisation.company_username}
    view="post_view"
    id={post.id}
    side={postSide(post)}
  >
    <PostArticle post={post} actions={<Actions name={post.title} path={path} />} />
  </Publication>
);

/** The page of a question, without a session. */
export const GuestQuestionPage = ({
  question,
  path,
  url,
}: {
  question: PublicQuestion;
  path: string;
  url: string;
}) => (
  <Publication
    company={question.organisation.company_username}
    view="question_view"
    id={question.id}
    side={questionSide(question)}
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
