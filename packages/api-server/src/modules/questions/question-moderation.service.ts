import type { ParsedBody } from '@rostrum/contracts';
import {
  isQuestionAtWork,
  needsReason,
  questionActions,
  questionActionsFrom,
  type QuestionAction,
  type questionDesk,
  type QuestionDetail,
} from '@rostrum/contracts/qanda';
import {
  ConflictError,
  InputError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { runAsSystem, transaction, type Database, type Queryable } from '@rostrum/server-kit/database';
import { questionFollowRepository } from './follows/question-follows.repository.ts';
import { statusAtWork } from './at-work.ts';
import { holdQuestion, missingQuestion, recordQuestionStep, rereadQuestion } from './held-question.ts';
import { readDueTime } from './read-due-time.ts';
import { rewordQuestion } from './reword-question.ts';
import type { QuestionLinkFlow } from './question-link-flow.ts';
import { markOpened } from '../notifications/index.ts';
import { readQuestionDetail } from './question-detail.view.ts';
import { questionRecordRepository, type QuestionRecord } from './question-record.repository.ts';

type Desk = Permitted<'question.write'>;

const texts: Readonly<Record<QuestionAction, string>> = {
  accept: 'accepted the question',
  reject: 'refused the question',
  mark_spam: 'marked the question as spam',
  close: 'closed the question',
  archive: 'archived the question',
  reopen: 'reopened the question',
};

export const requireReason = (
  action: Parameters<typeof needsReason>[0],
  reason: string | undefined,
): void => {
  if (needsReason(action) && !reason?.trim()) throw InputError.field('reason', 'Enter a reason.');
};

export function requireAtWork({ status }: QuestionRecord): void {
  if (!isQuestionAtWork(status))
    throw new ConflictError(`This question is ${status}. Accept or reopen it first.`, {
      code: 'invalid_transition',
      details: { allowed: questionActionsFrom(status) },
    });
}

/** What the desk decides of a question, and whom it asks. */
export function createQuestionModerationService({
  db,
  flow,
  clock,
}: {
  db: Database;
  flow: QuestionLinkFlow;
  clock: () => Date;
}) {
  return {
    async get(session: Desk, id: string): Promise<QuestionDetail> {
      const question = await questionRecordRepository.find(db, { orgId: organisationOf(session), id });
      if (!question) throw missingQuestion();
      await markOpened(db, session, { entityId: id, now: clock() });
      return readQuestionDetail(db, question);
    },

    async act(
      session: Desk,
      request: RequestInfo,
      id: string,
      { version, action, reason, text }: ParsedBody<typeof questionDesk.act>,
    ): Promise<QuestionDetail> {
      const key = { orgId: organisationOf(session), id };
      requireReason(action, reason);
      const isAskerTold =
        action === 'reject' &&
        (await runAsSystem('whether whoever asked stopped emails is no matter of the desk', () =>
          questionFollowRepository.isAskerTold(db, key),
        ));
      return transaction(db, async (tx) => {
        const question = await holdQuestion(tx, key, version);
        if (question.mergedInto !== null)
          throw new ConflictError('This question was merged into another one. Undo the merge first.', {
            code: 'invalid_transition',
          });
        const allowed = questionActionsFrom(question.status);
        if (!allowed.includes(action))
          throw new ConflictError(`This cannot be done with a question that is ${question.status}.`, {
            code: 'invalid_transition',
            details: { allowed },
          });
        const { to } = questionActions[action];
        const status = to === 'at_work' ? await statusAtWork(tx, key) : to;
        const refusalReason = action === 'reject' ? (reason ?? null) : null;
        const worded =
          action === 'accept' && text !== undefined
            ? await rewordQuestion(tx, question, { text, by: { session, request } })
            : question;
        await questionRecordRepository.change(tx, key, { status, refusalReason });
        await recordQuestionStep(
          tx,
          worded,
          { session, request },
          {
            verb: `question.${action}`,
            text: texts[action],
            before: { status: question.status },
            after: { status, ...(refusalReason !== null && { reason: refusalReason }) },
          },
        );
        if (isAskerTold) await flow.tellRefused(tx, question);
        return rereadQuestion(tx, key);
      });
    },

    /** Words a question otherwise, at any time: readers see it above the answers and in the address. */
    async reword(
      session: Desk,
      request: RequestInfo,
      id: string,
      { version, text }: ParsedBody<typeof questionDesk.reword>,
    ): Promise<QuestionDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const question = await holdQuestion(tx, key, version);
        await rewordQuestion(tx, question, { text, by: { session, request } });
        return rereadQuestion(tx, key);
      });
    },

    /** What readers and the list find it by. */
    async setTopics(
      session: Desk,
      request: RequestInfo,
      id: string,
      { version, topics: given }: ParsedBody<typeof questionDesk.setTopics>,
    ): Promise<QuestionDetail> {
      const key = { orgId: organisationOf(session), id };
      const topics = given.filter(
        (topic, place) => given.findIndex((other) => other.toLowerCase() === topic.toLowerCase()) === place,
      );
      return transaction(db, async (tx) => {
        const question = await holdQuestion(tx, key, version);
        if (JSON.stringify(topics) !== JSON.stringify(question.tags)) {
          await questionRecordRepository.change(tx, key, { tags: topics });
          await recordQuestionStep(
            tx,
            question,
            { session, request },
            {
              verb: 'question.topics_set',
              text: 'changed the topics of the question',
              before: { topics: question.tags },
              after: { topics },
            },
          );
        }
        return rereadQuestion(tx, key);
      });
    },

    async assign(
      session: Desk,
      request: RequestInfo,
      id: string,
      { version, person_ids, due_on, experts_publish }: ParsedBody<typeof questionDesk.assign>,
    ): Promise<QuestionDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const question = await holdQuestion(tx, key, version);
        requireAtWork(question);
        const ids = [...new Set(person_ids)];
        const known = await questionRecordRepository.peopleAmong(tx, key.orgId, ids);
        if (known.length < ids.length)
          throw InputError.field(
            'person_ids',
            'An expert is no longer one of your people. Choose another one.',
          );
        const before = await questionRecordRepository.experts(tx, key);
        const dueAt = await readDueTime(tx, question.orgId, due_on);
        await questionRecordRepository.replaceExperts(tx, key, ids);
        await questionRecordRepository.change(tx, key, {
          dueAt,
          expertsPublish: experts_publish ?? question.expertsPublish,
          status: await statusAtWork(tx, key),
        });
        const present = new Set(before.map((expert) => expert.id));
        for (const personId of ids)
          if (!present.has(personId))
            await flow.send(tx, { ...question, dueAt }, { personId, by: session.name });
        const after = await questionRecordRepository.experts(tx, key);
        await recordQuestionStep(
          tx,
          question,
          { session, request },
          {
            verb: 'question.assigned',
            text: after.length === 0 ? 'took the experts off the question' : 'assigned the question',
            before: { experts: before.map(({ name }) => name), due: question.dueAt?.toISOString() ?? null },
            after: { experts: after.map(({ name }) => name), due: dueAt?.toISOString() ?? null },
          },
        );
        return rereadQuestion(tx, key);
      });
    },

    /** `tx` keeps the answer too, so that a repeated call does not send a second email. */
    async sendLink(
      tx: Queryable,
      session: Desk,
      request: RequestInfo,
      { id, person_id }: { id: string; person_id: string },
    ): Promise<QuestionDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(tx, async (inner) => {
        const question = await holdQuestion(inner, key);
        requireAtWork(question);
        const experts = await questionRecordRepository.experts(inner, key);
        if (!experts.some((expert) => expert.id === person_id)) throw missingQuestion();
        const name = await flow.send(inner, question, { personId: person_id, by: session.name });
        await recordQuestionStep(
          inner,
          question,
          { session, request },
          { verb: 'question.link_sent', text: `sent ${name} another link` },
        );
        return rereadQuestion(inner, key);
      });
    },
  };
}
