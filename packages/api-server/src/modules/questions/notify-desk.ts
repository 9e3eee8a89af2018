import { cutText } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import { writeNotifications } from '../notifications/index.ts';
import { listAnswerReviewers } from './answer-reviewers.repository.ts';
import type { QuestionLinkDeps } from './question-link-flow.ts';
import { answerSentMail } from './question-mails.ts';
import type { QuestionRecord } from './question-record.repository.ts';

/**
 * Notifies those who publish answers, in the transaction in which an expert sends one or declines. Only an answer is also
 * mailed at once; the words of the expert are in neither.
 */
export async function notifyDesk(
  tx: Transaction,
  { mail, config, clock }: QuestionLinkDeps,
  question: QuestionRecord,
  { expert, isDeclined }: { expert: string; isDeclined: boolean },
): Promise<void> {
  const desk = await listAnswerReviewers(tx, question.orgId);
  const atOnce = await writeNotifications(
    tx,
    {
      orgId: question.orgId,
      kind: 'answer_review',
      actor: expert,
      text: isDeclined ? 'declined to answer a question' : 'sent an answer for you to publish',
      detail: cutText(question.text, 160),
      entityId: question.id,
      createdAt: clock(),
    },
    desk.map(({ user_id: userId }) => userId),
  );
  for (const { user_id: userId, organisation, ...to } of desk)
    if (atOnce.has(userId))
      await mail.enqueue(tx, {
        kind: 'question.answer_sent',
        orgId: question.orgId,
        entity: { type: 'question', id: question.id },
        to,
        fromName: organisation,
        ...answerSentMail({
          organisation,
          expert,
          question: question.text,
          isDeclined,
          link: `${config.publicUrl}/dashboard/answers/${question.id}`,
          choices: `${config.publicUrl}/dashboard/settings/contact`,
        }),
      });
}
