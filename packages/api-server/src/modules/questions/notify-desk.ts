import { cutText } from '@rostrum/contracts';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { writeNotifications } from '../notifications/index.ts';
import type { QuestionLinkDeps } from './question-link-flow.ts';
import { answerSentMail } from './question-mails.ts';
import type { QuestionRecord } from './question-record.repository.ts';

/** Members who publish answers: the owners and administrators of an organisation. */
const readDesk = (db: Queryable, orgId: string) =>
  readRows(
    db,
    { user_id: column.text, name: column.text, email: column.text, organisation: column.text },
    sql`SELECT m.user_id, u.firstname || ' ' || u.lastname AS name, u.email::text AS email, o.name AS organisation
      FROM memberships m JOIN users u ON u.id = m.user_id AND u.status = 'active' AND u.deleted_at IS NULL
      JOIN organisations o ON o.id = m.org_id
      WHERE m.org_id = ${orgId} AND m.role IN ('owner', 'administrator') ORDER BY m.user_id`,
  );

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
  const desk = await readDesk(tx, question.orgId);
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
