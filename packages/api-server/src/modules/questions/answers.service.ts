import { shortenText } from '@rostrum/contracts';
import type { ParsedBody } from '@rostrum/contracts';
import {
  answerActions,
  answerActionsFrom,
  isAnswerEditable,
  type AnswerAction,
  type questionDesk,
  type QuestionDetail,
} from '@rostrum/contracts/qanda';
import {
  ConflictError,
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { toMarkup, toText } from './answer-markup.ts';
import { answerRepository, type AnswerRecord } from './answers.repository.ts';
import { statusAtWork } from './at-work.ts';
import {
  changedMeanwhile,
  holdQuestion,
  recordQuestionStep,
  rereadQuestion,
  type QuestionStepActor,
} from './held-question.ts';
import { notifyDesk } from './notify-desk.ts';
import type { QuestionLinkDeps } from './question-link-flow.ts';
import type { AnswerSource } from './questions.schema.ts';
import { requireAtWork, requireReason } from './question-moderation.service.ts';
import { questionRecordRepository, type QuestionRecord } from './question-record.repository.ts';

type Desk = Permitted<'question.write'>;

const texts: Readonly<Record<AnswerAction, string>> = {
  submit: 'sent an answer to review',
  return: 'returned an answer to draft',
  publish: 'published an answer',
  retract: 'retracted an answer',
};

export interface WrittenAnswer {
  personId: string;
  name: string;
  body: string;
  sources?: AnswerSource[] | undefined;
  pull_quote?: string | undefined;
  version?: number | undefined;
  /** Given when the expert sends these words. */
  approvedAt?: Date | null;
}

/** Writes one expert's answer of a question that is held: the first version, or a newer one. */
export async function writeAnswer(
  tx: Transaction,
  question: QuestionRecord,
  by: QuestionStepActor,
  { personId, name, body, version, sources, pull_quote, approvedAt = null }: WrittenAnswer,
): Promise<AnswerRecord> {
  const present = await answerRepository.ofPerson(tx, question, personId);
  if (present?.version !== version) throw changedMeanwhile();
  if (present && !isAnswerEditable(present.status))
    throw new ConflictError('This answer is published. Retract it before you rewrite it.', {
      code: 'invalid_transition',
    });
  const pullQuote = pull_quote ?? present?.pullQuote ?? '';
  requireQuoted(pullQuote, body);
  const values = {
    bodyHtml: toMarkup(body),
    sources: sources ?? present?.sources ?? [],
    pullQuote: pullQuote || null,
  };
  const isSame =
    present !== undefined &&
    JSON.stringify(values) ===
      JSON.stringify({ bodyHtml: present.bodyHtml, sources: present.sources, pullQuote: present.pullQuote });
  // Words that the expert sent stay approved until somebody else changes them.
  const approved = approvedAt ?? (isSame ? present.approvedAt : null);
  if (present) await answerRepository.change(tx, present, { ...values, approvedAt: approved });
  else
    await answerRepository.add(tx, {
      orgId: question.orgId,
      questionId: question.id,
      personId,
      ...values,
      approvedAt: approved,
    });
  await recordQuestionStep(tx, question, by, {
    verb: 'question.answer_saved',
    text: `${present ? 'changed' : 'wrote'} the answer of ${name}`,
    before: { answer: present ? excerpt(toText(present.bodyHtml)) : '' },
    after: { answer: excerpt(body) },
  });
  const written = await answerRepository.ofPerson(tx, question, personId);
  if (!written) throw new Error('The answer went away while its question was held.');
  return written;
}

/** What is quoted stands in the answer, word for word. */
function requireQuoted(quote: string, body: string): void {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  if (quote !== '' && !plain(body).includes(plain(quote)))
    throw InputError.field('pull_quote', 'Copy the sentence from the answer, word for word.');
}

/** How much of a text an entry of the log keeps. */
const excerpt = (text: string): string => shortenText(text, 2000);

/** Moves an answer of a question that is held, and the question with it. */
export async function moveAnswer(
  tx: Transaction,
  question: QuestionRecord,
  by: QuestionStepActor,
  {
    answer,
    action,
    reason,
    now,
  }: { answer: AnswerRecord; action: AnswerAction; reason?: string | undefined; now: Date },
): Promise<void> {
  const allowed = answerActionsFrom(answer.status);
  if (!allowed.includes(action))
    throw new ConflictError(
      `This cannot be done with an answer that is ${answer.status.replace('_', ' ')}.`,
      {
        code: 'invalid_transition',
        details: { allowed },
      },
    );
  const isRetracted = action === 'retract';
  await answerRepository.change(tx, answer, {
    status: answerActions[action].to,
    ...(action === 'publish' && { publishedAt: now }),
    ...((action === 'publish' || isRetracted) && {
      retractedAt: isRetracted ? now : null,
      retractionReason: isRetracted ? (reason ?? null) : null,
    }),
  });
  await questionRecordRepository.change(
    tx,
    question,
    question.status === 'closed' && !isRetracted ? {} : { status: await statusAtWork(tx, question) },
  );
  await recordQuestionStep(tx, question, by, {
    verb: `question.answer_${action}`,
    text: texts[action],
    before: { status: answer.status },
    after: { status: answerActions[action].to, ...(isRetracted && { reason }) },
  });
}

/** One of the organisation's people. */
async function personOf(tx: Transaction, orgId: string, id: string) {
  const [person] = await questionRecordRepository.peopleAmong(tx, orgId, [id]);
  if (!person)
    throw InputError.field('person_id', 'This is no longer one of your people. Choose another one.');
  return person;
}

/** An answer is public with its expert: without a public profile nobody could read it. */
export async function requirePublicExpert(tx: Transaction, { orgId, personId }: AnswerRecord): Promise<void> {
  const { name, status, access } = await personOf(tx, orgId, personId);
  if (status !== 'published' || access !== 'public')
    throw new InputError(
      `The profile of ${name} is not public, so no one could read this answer. Publish the profile first.`,
    );
}

/** What came from an inquiry was said to one person: it is public once the expert agreed to these very words. */
export function requireApproved({ inquiryId }: QuestionRecord, { approvedAt }: AnswerRecord): void {
  if (inquiryId !== null && approvedAt === null)
    throw new ConflictError(
      'This question comes from an inquiry: its expert has to approve the answer first. Send the link again if the email was lost.',
      { code: 'invalid_transition' },
    );
}

/** What an expert sent goes to the desk, or is public at once where the desk said so and readers can see the expert. */
export async function submitAnswer(
  tx: Transaction,
  question: QuestionRecord,
  by: QuestionStepActor,
  { answer, now, expert, deps }: { answer: AnswerRecord; now: Date; expert: string; deps: QuestionLinkDeps },
): Promise<void> {
  if (answer.status === 'draft') await moveAnswer(tx, question, by, { answer, action: 'submit', now });
  if (!question.expertsPublish) return notifyDesk(tx, deps, question, { expert, isDeclined: false });
  const { status, access } = await personOf(tx, answer.orgId, answer.personId);
  const sent = await answerRepository.ofPerson(tx, question, answer.personId);
  if (status === 'published' && access === 'public' && sent?.status === 'in_review')
    await moveAnswer(tx, question, by, { answer: sent, action: 'publish', now });
  else await notifyDesk(tx, deps, question, { expert, isDeclined: false });
}

/** Answers as the desk writes, publishes and retracts them. */
export function createAnswerService({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    async save(
      session: Desk,
      request: RequestInfo,
      id: string,
      { person_id, ...answer }: ParsedBody<typeof questionDesk.saveAnswer>,
    ): Promise<QuestionDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const question = await holdQuestion(tx, key);
        requireAtWork(question);
        const { name } = await personOf(tx, key.orgId, person_id);
        await writeAnswer(tx, question, { session, request }, { personId: person_id, name, ...answer });
        return rereadQuestion(tx, key);
      });
    },

    async act(
      session: Desk,
      request: RequestInfo,
      { id, answer_id }: { id: string; answer_id: string },
      { version, action, reason }: ParsedBody<typeof questionDesk.actOnAnswer>,
    ): Promise<QuestionDetail> {
      const key = { orgId: organisationOf(session), id };
      requireReason(action, reason);
      return transaction(db, async (tx) => {
        const question = await holdQuestion(tx, key);
        // What is public can be retracted in every state.
        if (action !== 'retract') requireAtWork(question);
        const answer = await answerRepository.find(tx, key, answer_id);
        if (!answer) throw new NotFoundError('This answer was not found. Reload the page.');
        if (answer.version !== version) throw changedMeanwhile();
        if (action === 'publish') {
          requireApproved(question, answer);
          await requirePublicExpert(tx, answer);
        }
        await moveAnswer(tx, question, { session, request }, { answer, action, reason, now: clock() });
        return rereadQuestion(tx, key);
      });
    },
  };
}
