import { publicPaths } from '@rostrum/contracts';
import { QuestionArticle, questionSide } from '@rostrum/public-pages';
import { useSession } from '@rostrum/remote-runtime';
import { useParams } from '@rostrum/remote-runtime/router';
import { PageSkeleton, useNow } from '@rostrum/ui-kit';
import { BookmarkButton } from '../features/keep-bookmarks/bookmark-button.tsx';
import { FollowForm } from '../features/follow-question/follow-form.tsx';
import { CopyQuotation } from '../features/view-person/copy-quotation.tsx';
import { ShareButton } from '../features/view-person/share-button.tsx';
import { HelpfulButton } from '../features/vote-helpful/helpful-button.tsx';
import { useReadPublication } from '../features/send-inquiry/read-before.ts';
import { usePublicQuestion } from '../features/read-publication/publications.queries.ts';
import { useVisit } from '../features/report-visits/use-visit.ts';
import { paths } from '../paths.ts';
import { PublicFrame } from './public-frame.tsx';
import { PublicUnavailable } from './public-unavailable.tsx';

/** A question in its own voice, and its answers. */
export function QuestionPage() {
  const { company_username = '', slug = '' } = useParams();
  const { session } = useSession();
  const question = usePublicQuestion({ company_username, slug });
  const now = useNow();
  const report = useVisit(
    company_username,
    question.data ? { name: 'question_view', entity_id: question.data.id } : null,
  );
  useReadPublication(company_username, question.isSuccess);
  if (question.isPending) return <PageSkeleton variant="detail" label="Loading question" />;
  if (question.isError)
    return (
      <PublicUnavailable
        error={question.error}
        noun="question"
        organisationHref={paths.organization.href(company_username)}
        isRetrying={question.isFetching}
        onRetry={() => void question.refetch()}
      />
    );
  const { id, text, organisation, answers, helpful } = question.data;
  return (
    <PublicFrame title={text} organisation={organisation} aside={questionSide(question.data, now)}>
      <QuestionArticle
        question={question.data}
        url={window.location.origin + publicPaths.question(organisation.company_username, slug)}
        renderCopy={(copied) => <CopyQuotation text={copied} />}
        actions={
          <>
            <BookmarkButton hasLabel reference={{ type: 'question', questionid: id }} name={text} />
            <ShareButton onShare={() => report({ name: 'share', entity_id: id })} />
          </>
        }
        vote={
          <HelpfulButton
            key={id}
            company={organisation.company_username}
            id={id}
            answers={answers.length}
            helpful={helpful}
          />
        }
        follow={
          <FollowForm
            key={id}
            company={organisation.company_username}
            id={id}
            email={session?.user.email ?? ''}
          />
        }
      />
    </PublicFrame>
  );
}
