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
  type QuestionActor,
} from './held-question.ts';
import { requireAtWork, requireReason } from './question-moderation.service.ts';
import { questionRecordRepository, type QuestionRecord } from './question-record.repository.ts';

type Desk = Permitted<'question.write'>;

const texts: Readonly<Record<AnswerAction, string>> = {
  submit: 'sent an answer to review',
  return: 'returned an answer to draft',
  publish: 'published an answer',
  retract: 'retracted an answer',
};

/** Writes one expert's answer of a question that is held: the first version, or a newer one. */
export async function writeAnswer(
  tx: Transaction,
  question: QuestionRecord,
  by: QuestionActor,
  {
    personId,
    name,
    body,
    version,
  }: { personId: string; name: string; body: string; version?: number | undefined },
): Promise<void> {
  const present = await answerRepository.ofPerson(tx, question, personId);
  if (present?.version !== version) throw changedMeanwhile();
  if (present && !isAnswerEditable(present.status))
    throw new ConflictError('This answer is published. Retract it first to write it anew.', {
      code: 'invalid_transition',
    });
  const bodyHtml = toMarkup(body);
  if (present) await answerRepository.change(tx, present, { bodyHtml });
  else await answerRepository.add(tx, { orgId: question.orgId, questionId: question.id, personId, bodyHtml });
  await recordQuestionStep(tx, question, by, {
    verb: 'question.answer_saved',
    text: `${present ? 'changed' : 'wrote'} the answer of ${name}`,
    before: { answer: present ? excerpt(toText(present.bodyHtml)) : '' },
    after: { answer: excerpt(body) },
  });
}

/** How much of a text an entry of the log keeps. */
const excerpt = (text: string): string => (text.length <= 2000 ? text : `${text.slice(0, 1999)}\u2026`);

/** Moves an answer of a question that is held, and the question with it. */
export async function moveAnswer(
  tx: Transaction,
  question: QuestionRecord,
  by: QuestionActor,
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

/** Answers as the desk writes, publishes and retracts them. */
export function createAnswerService({ db, clock }: { db: Database; clock: () => Date }) {
  async function personOf(tx: Transaction, orgId: string, id: string) {
    const [person] = await questionRecordRepository.peopleAmong(tx, orgId, [id]);
    if (!person)
      throw InputError.field('person_id', 'This is no longer one of your people. Choose another one.');
    return person;
  }

  /** An answer is public with its expert: without a public profile nobody could read it. */
  async function requirePublicExpert(tx: Transaction, { orgId, personId }: AnswerRecord): Promise<void> {
    const { name, status, access } = await personOf(tx, orgId, personId);
    if (status !== 'published' || access !== 'public')
      throw new InputError(
        `The profile of ${name} is not public, so nobody could read this answer. Publish it first.`,
      );
  }

  return {
    async save(
      session: Desk,
      request: RequestInfo,
      id: string,
      { person_id, body, version }: ParsedBody<typeof questionDesk.saveAnswer>,
    ): Promise<QuestionDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const question = await holdQuestion(tx, key);
        requireAtWork(question);
        const { name } = await personOf(tx, key.orgId, person_id);
        await writeAnswer(tx, question, { session, request }, { personId: person_id, name, body, version });
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
        if (action === 'publish') await requirePublicExpert(tx, answer);
        await moveAnswer(tx, question, { session, request }, { answer, action, reason, now: clock() });
        return rereadQuestion(tx, key);
      });
    },
  };
}
