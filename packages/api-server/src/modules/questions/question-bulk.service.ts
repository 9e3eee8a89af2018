import type { ParsedBody, RouteResponse } from '@rostrum/contracts';
import {
  isQuestionAtWork,
  questionActions,
  type ArchivedQuestion,
  type AssignedQuestion,
  type questionBulk,
  type QuestionBulkOutcome,
  type QuestionDetail,
} from '@rostrum/contracts/qanda';
import {
  InputError,
  isBusinessError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { answerRepository } from './answers.repository.ts';
import { createAssignments } from './assign-several.ts';
import { moveAnswer, requireApproved, requirePublicExpert } from './answers.service.ts';
import { statusAtWork } from './at-work.ts';
import { holdQuestion, recordQuestionStep, rereadQuestion, type QuestionActor } from './held-question.ts';
import type { QuestionLinkFlow } from './question-link-flow.ts';
import { questionRecordRepository, type QuestionRecord } from './question-record.repository.ts';
import { readDueTime } from './read-due-time.ts';

type Desk = Permitted<'question.write'>;

const isArchivable = (status: string): status is ArchivedQuestion['status'] =>
  questionActions.archive.from.some((each) => each === status);

/** True when it was changed; false when it was so already; a text when it cannot be. */
type Change = (tx: Transaction, question: QuestionRecord) => Promise<boolean | string>;

/** One change of several questions, and the pin of one. */
export function createQuestionBulkService({
  db,
  clock,
  flow,
}: {
  db: Database;
  clock: () => Date;
  flow: QuestionLinkFlow;
}) {
  const assignments = createAssignments(flow);
  const changeAll = (orgId: string, ids: readonly string[], change: Change): Promise<QuestionBulkOutcome> =>
    transaction(db, async (tx) => {
      const outcome: QuestionBulkOutcome = { changed: [], refused: [] };
      // In one order, so that two such changes never wait for each other.
      for (const id of [...new Set(ids)].toSorted()) {
        const question = await questionRecordRepository.hold(tx, { orgId, id });
        const result = question ? await change(tx, question) : 'It was deleted.';
        if (typeof result === 'string')
          outcome.refused.push({ id, text: question?.text ?? 'A question', reason: result });
        else if (result) outcome.changed.push(id);
      }
      return outcome;
    });

  async function publishOne(tx: Transaction, by: QuestionActor, question: QuestionRecord) {
    if (!isQuestionAtWork(question.status)) return 'Accept or reopen it first.';
    const waiting = (await answerRepository.list(tx, question)).filter(
      ({ answer }) => answer.status === 'in_review',
    );
    if (waiting.length === 0) return 'No answer waits for the desk.';
    try {
      for (const { answer } of waiting) {
        requireApproved(question, answer);
        await requirePublicExpert(tx, answer);
      }
    } catch (error) {
      if (isBusinessError(error)) return error.message;
      throw error;
    }
    for (const { answer } of waiting)
      await moveAnswer(tx, question, by, { answer, action: 'publish', now: clock() });
    return true;
  }

  return {
    async assign(
      session: Desk,
      request: RequestInfo,
      { ids, person_ids, due_on }: ParsedBody<typeof questionBulk.assign>,
    ): Promise<RouteResponse<typeof questionBulk.assign>> {
      const orgId = organisationOf(session);
      const people = [...new Set(person_ids)];
      const known = await questionRecordRepository.peopleAmong(db, orgId, people);
      if (known.length < people.length)
        throw InputError.field(
          'person_ids',
          'An expert is no longer one of your people. Choose another one.',
        );
      const former: AssignedQuestion[] = [];
      const outcome = await changeAll(orgId, ids, async (tx, question) => {
        const before = await assignments.add(tx, { session, request }, question, {
          people,
          dueAt: await readDueTime(tx, orgId, due_on),
        });
        if (typeof before !== 'object') return before;
        former.push(before);
        return true;
      });
      return { ...outcome, former };
    },

    undoAssign: (
      session: Desk,
      request: RequestInfo,
      { questions }: ParsedBody<typeof questionBulk.undoAssign>,
    ) => {
      const formerOf = new Map(questions.map((each) => [each.id, each]));
      return changeAll(organisationOf(session), [...formerOf.keys()], (tx, question) =>
        assignments.takeBack(tx, { session, request }, question, formerOf.get(question.id)),
      );
    },

    async archive(session: Desk, request: RequestInfo, { ids }: ParsedBody<typeof questionBulk.archive>) {
      const former: ArchivedQuestion[] = [];
      const outcome = await changeAll(organisationOf(session), ids, async (tx, question) => {
        const { id, version, status } = question;
        if (question.status === 'archived') return false;
        if (!isArchivable(status)) return 'It waits to be accepted or refused.';
        former.push({ id, version: version + 1, status });
        await questionRecordRepository.change(tx, question, { status: 'archived' });
        await recordQuestionStep(
          tx,
          question,
          { session, request },
          {
            verb: 'question.archive',
            text: 'archived the question',
            before: { status: question.status },
            after: { status: 'archived' },
          },
        );
        return true;
      });
      return { ...outcome, former };
    },

    undoArchive: (
      session: Desk,
      request: RequestInfo,
      { questions }: ParsedBody<typeof questionBulk.undoArchive>,
    ) => {
      const formerOf = new Map(questions.map((each) => [each.id, each]));
      return changeAll(organisationOf(session), [...formerOf.keys()], async (tx, question) => {
        const former = formerOf.get(question.id);
        if (question.status !== 'archived' || question.version !== former?.version || question.mergedInto)
          return 'It was changed since.';
        // What is worked on is what its answers and experts make it, as after Reopen.
        const status = isQuestionAtWork(former.status) ? await statusAtWork(tx, question) : former.status;
        await questionRecordRepository.change(tx, question, { status });
        await recordQuestionStep(
          tx,
          question,
          { session, request },
          {
            verb: 'question.archive_undone',
            text: 'took back that the question was archived',
            before: { status: 'archived' },
            after: { status },
          },
        );
        return true;
      });
    },

    publish: (session: Desk, request: RequestInfo, { ids }: ParsedBody<typeof questionBulk.publish>) =>
      changeAll(organisationOf(session), ids, (tx, question) =>
        publishOne(tx, { session, request }, question),
      ),

    async setPinned(
      session: Desk,
      request: RequestInfo,
      id: string,
      { version, pinned }: ParsedBody<typeof questionBulk.setPinned>,
    ): Promise<QuestionDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const question = await holdQuestion(tx, key, version);
        if (question.pinned !== pinned) {
          await questionRecordRepository.change(tx, key, { pinned });
          await recordQuestionStep(
            tx,
            question,
            { session, request },
            {
              verb: pinned ? 'question.pinned' : 'question.unpinned',
              text: pinned ? 'pinned the question' : 'took the pin off the question',
            },
          );
        }
        return rereadQuestion(tx, key);
      });
    },
  };
}
