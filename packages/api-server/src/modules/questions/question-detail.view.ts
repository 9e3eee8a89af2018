import type { AnswerView, QuestionDetail } from '@rostrum/contracts/qanda';
import { organisationRepository } from '@rostrum/identity';
import type { Queryable } from '@rostrum/server-kit/database';
import { offsetOf } from '../../calendar/local-time.ts';
import { toText } from './answer-markup.ts';
import { answerRepository, type AnswerRecord } from './answers.repository.ts';
import { questionMergeRepository } from './question-merge.repository.ts';
import { questionRecordRepository, type QuestionRecord } from './question-record.repository.ts';

export const presentAnswer = (answer: AnswerRecord, name: string): AnswerView => ({
  id: answer.id,
  version: answer.version,
  person: { id: answer.personId, name },
  body: toText(answer.bodyHtml),
  sources: answer.sources,
  pull_quote: answer.pullQuote ?? '',
  approved_at: answer.approvedAt?.toISOString() ?? null,
  status: answer.status,
  retraction_reason: answer.retractionReason,
  published_at: answer.publishedAt?.toISOString() ?? null,
  updated_at: answer.updatedAt.toISOString(),
});

/** The day of a moment on the clocks of a zone, as a date field takes it. */
const dayIn = (moment: Date, timezone: string): string =>
  new Date(moment.getTime() + offsetOf(moment, timezone)).toISOString().slice(0, 10);

/** A question with its experts and answers. */
export async function readQuestionDetail(db: Queryable, question: QuestionRecord): Promise<QuestionDetail> {
  const experts = await questionRecordRepository.experts(db, question);
  const answers = await answerRepository.list(db, question);
  const timezone = await organisationRepository.timezone(db, question.orgId);
  const merges = await questionMergeRepository.references(db, question);
  const { askerName, askerEmail, dueAt } = question;
  return {
    id: question.id,
    version: question.version,
    slug: question.slug,
    text: question.text,
    original_text: question.originalText,
    details: question.details,
    origin: question.origin,
    status: question.status,
    refusal_reason: question.refusalReason,
    asker: askerName || askerEmail ? { name: askerName ?? '', email: askerEmail ?? '' } : null,
    experts: experts.map(({ id, name, askedAt, declinedAt, declineNote }) => ({
      id,
      name,
      asked_at: askedAt?.toISOString() ?? null,
      declined_at: declinedAt?.toISOString() ?? null,
      decline_note: declineNote ?? '',
    })),
    experts_publish: question.expertsPublish,
    pinned: question.pinned,
    topics: question.tags,
    due_at: dueAt?.toISOString() ?? null,
    due_on: dueAt ? dayIn(dueAt, timezone) : '',
    timezone,
    created_at: question.createdAt.toISOString(),
    inquiry: await questionRecordRepository.inquiry(db, question),
    merged_into: merges.into,
    merged: merges.from,
    answers: answers.map(({ answer, name }) => presentAnswer(answer, name)),
  };
}
