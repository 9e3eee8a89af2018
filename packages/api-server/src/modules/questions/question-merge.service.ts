import type { ParsedBody, ParsedParams } from '@rostrum/contracts';
import {
  isQuestionAtWork,
  type QuestionDetail,
  type questionMerge,
  type QuestionMergePreview,
} from '@rostrum/contracts/qanda';
import {
  ConflictError,
  InputError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Queryable } from '@rostrum/server-kit/database';
import { answerRepository } from './answers.repository.ts';
import { statusAtWork } from './at-work.ts';
import {
  changedMeanwhile,
  holdQuestion,
  missingQuestion,
  recordQuestionStep,
  rereadQuestion,
} from './held-question.ts';
import { planMerge } from './plan-merge.ts';
import type { QuestionLinkFlow } from './question-link-flow.ts';
import { questionMergeRepository } from './question-merge.repository.ts';
import {
  questionRecordRepository,
  type QuestionKey,
  type QuestionRecord,
} from './question-record.repository.ts';

type Desk = Permitted<'question.write'>;

const refuse = (message: string) => new ConflictError(message, { code: 'invalid_transition' });

function requireMergeable(from: QuestionRecord, into: QuestionRecord): void {
  if (from.id === into.id) throw InputError.field('into_id', 'Choose another question.');
  if (from.mergedInto !== null) throw refuse('This question was merged already. Undo that merge first.');
  if (!isQuestionAtWork(from.status) && from.status !== 'submitted' && from.status !== 'closed')
    throw refuse(`A question that is ${from.status} is not merged. Reopen it first.`);
  if (!isQuestionAtWork(into.status))
    throw refuse('Only a question that is open, assigned or answered takes in another one.');
}

/** Questions that ask the same become one, and two again. */
export function createQuestionMergeService({ db, flow }: { db: Database; flow: QuestionLinkFlow }) {
  const sideOf = async (reader: Queryable, key: QuestionKey) => ({
    experts: await questionRecordRepository.experts(reader, key),
    answers: await answerRepository.list(reader, key),
  });
  const plan = async (reader: Queryable, from: QuestionRecord, into: QuestionRecord) => {
    requireMergeable(from, into);
    return planMerge({ from: await sideOf(reader, from), into: await sideOf(reader, into) });
  };

  return {
    async preview(
      session: Desk,
      { id, into_id }: ParsedParams<typeof questionMerge.preview>,
    ): Promise<QuestionMergePreview> {
      const orgId = organisationOf(session);
      const from = await questionRecordRepository.find(db, { orgId, id });
      const into = await questionRecordRepository.find(db, { orgId, id: into_id });
      if (!from || !into) throw missingQuestion();
      const { moved, kept, asked, leftOut } = await plan(db, from, into);
      const present = ({ answer, name }: (typeof moved)[number]) => ({ name, status: answer.status });
      return {
        into: { id: into.id, version: into.version, text: into.text, status: into.status },
        moved: moved.map(present),
        kept: kept.map(present),
        asked: asked.map(({ name }) => name),
        left_out: leftOut.map(({ name }) => name),
      };
    },

    async merge(
      session: Desk,
      request: RequestInfo,
      id: string,
      { version, into_id, into_version }: ParsedBody<typeof questionMerge.merge>,
    ): Promise<QuestionDetail> {
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        // In one order, so that two merges of the same questions never wait for each other.
        for (const each of [id, into_id].toSorted()) await holdQuestion(tx, { orgId, id: each });
        const from = await holdQuestion(tx, { orgId, id }, version);
        const into = await holdQuestion(tx, { orgId, id: into_id }, into_version);
        const { moved, experts, asked } = await plan(tx, from, into);
        const answers = moved.map(({ answer }) => answer.id);
        await questionMergeRepository.moveAnswers(tx, from, { to: into.id, ids: answers });
        const present = await questionRecordRepository.experts(tx, into);
        const added = experts.map((expert) => expert.id);
        if (added.length > 0)
          await questionRecordRepository.replaceExperts(tx, into, [
            ...present.map((expert) => expert.id),
            ...added,
          ]);
        await questionRecordRepository.change(tx, from, {
          status: 'archived',
          pinned: false,
          mergedInto: into.id,
          mergedParts: { status: from.status, answers, experts: added },
        });
        await questionRecordRepository.change(tx, into, { status: await statusAtWork(tx, into) });
        for (const { id: personId } of asked) await flow.send(tx, into, { personId, by: session.name });
        const by = { session, request };
        const names = moved.map(({ name }) => name);
        await recordQuestionStep(tx, from, by, {
          verb: 'question.merged',
          text: 'merged the question into another one',
          before: { status: from.status },
          after: { status: 'archived', into: into.text, answers: names },
        });
        await recordQuestionStep(tx, into, by, {
          verb: 'question.merged',
          text: 'merged another question into this one',
          after: { question: from.text, answers: names },
        });
        return rereadQuestion(tx, into);
      });
    },

    async undo(
      session: Desk,
      request: RequestInfo,
      id: string,
      { version }: ParsedBody<typeof questionMerge.undo>,
    ): Promise<QuestionDetail> {
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        const read = await questionRecordRepository.find(tx, { orgId, id });
        if (!read) throw missingQuestion();
        if (read.mergedInto === null) throw refuse('This question is not merged. Reload the page.');
        for (const each of [id, read.mergedInto].toSorted()) await holdQuestion(tx, { orgId, id: each });
        const from = await holdQuestion(tx, { orgId, id }, version);
        if (from.mergedInto !== read.mergedInto) throw changedMeanwhile();
        const into = await holdQuestion(tx, { orgId, id: read.mergedInto });
        if (into.mergedInto !== null)
          throw refuse('The other question was merged itself since. Undo that merge first.');
        const parts = from.mergedParts ?? { status: 'open', answers: [], experts: [] };
        await questionMergeRepository.moveAnswers(tx, into, { to: from.id, ids: parts.answers });
        await questionMergeRepository.removeExperts(tx, into, parts.experts);
        const status =
          parts.status === 'submitted' || parts.status === 'closed'
            ? parts.status
            : await statusAtWork(tx, from);
        await questionRecordRepository.change(tx, from, { status, mergedInto: null, mergedParts: null });
        await questionRecordRepository.change(
          tx,
          into,
          isQuestionAtWork(into.status) ? { status: await statusAtWork(tx, into) } : {},
        );
        const by = { session, request };
        await recordQuestionStep(tx, from, by, {
          verb: 'question.unmerged',
          text: 'took the question out of the one it was merged into',
          before: { status: from.status, into: into.text },
          after: { status },
        });
        await recordQuestionStep(tx, into, by, {
          verb: 'question.unmerged',
          text: 'took a merged question out of this one',
          before: { question: from.text },
        });
        return rereadQuestion(tx, from);
      });
    },
  };
}
