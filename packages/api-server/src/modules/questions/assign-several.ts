import { isQuestionAtWork, type AssignedQuestion } from '@rostrum/contracts/qanda';
import { formatList } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import { answerRepository } from './answers.repository.ts';
import { statusAtWork } from './at-work.ts';
import { recordQuestionStep, type QuestionActor } from './held-question.ts';
import { mostExperts } from './plan-merge.ts';
import type { QuestionLinkFlow } from './question-link-flow.ts';
import {
  questionRecordRepository,
  type AskedExpert,
  type QuestionRecord,
} from './question-record.repository.ts';

const describe = (experts: readonly AskedExpert[], due: Date | null) => ({
  experts: experts.map(({ name }) => name),
  due: due?.toISOString() ?? null,
});

/** Experts for one of several questions that are held, and taken off again. */
export function createAssignments(flow: QuestionLinkFlow) {
  return {
    /** What it was before; false when nothing changed, a text when it cannot be. */
    async add(
      tx: Transaction,
      by: QuestionActor,
      question: QuestionRecord,
      { people, dueAt }: { people: readonly string[]; dueAt: Date | null },
    ): Promise<AssignedQuestion | false | string> {
      if (!isQuestionAtWork(question.status))
        return 'Only questions that are open, assigned or answered are assigned.';
      const before = await questionRecordRepository.experts(tx, question);
      const present = before.map(({ id }) => id);
      const added = people.filter((id) => !present.includes(id));
      if (present.length + added.length > mostExperts) return 'A question has at most 5 experts.';
      const due = dueAt ?? question.dueAt;
      if (added.length === 0 && due?.getTime() === question.dueAt?.getTime()) return false;
      await questionRecordRepository.replaceExperts(tx, question, [...present, ...added]);
      await questionRecordRepository.change(tx, question, {
        dueAt: due,
        status: await statusAtWork(tx, question),
      });
      for (const personId of added)
        await flow.send(tx, { ...question, dueAt: due }, { personId, by: by.session.name });
      await recordQuestionStep(tx, question, by, {
        verb: 'question.assigned',
        text: 'assigned the question',
        before: describe(before, question.dueAt),
        after: describe(await questionRecordRepository.experts(tx, question), due),
      });
      return {
        id: question.id,
        version: question.version + 1,
        person_ids: present,
        due_at: question.dueAt?.toISOString() ?? null,
      };
    },

    /** Experts and date as they were. Whoever is taken off finds that the link of the email has ended. */
    async takeBack(
      tx: Transaction,
      by: QuestionActor,
      question: QuestionRecord,
      former: AssignedQuestion | undefined,
    ): Promise<boolean | string> {
      if (former === undefined) return false;
      const present = await questionRecordRepository.experts(tx, question);
      const leaving = present.filter(({ id }) => !former.person_ids.includes(id));
      const answers = await answerRepository.list(tx, question);
      const begun = leaving.filter(({ id }) => answers.some(({ answer }) => answer.personId === id));
      if (begun.length > 0) return `${formatList(begun.map(({ name }) => name))} began an answer.`;
      if (former.version !== question.version || !isQuestionAtWork(question.status))
        return 'It was changed since.';
      // Only those who still are experts of it stay: an id of anybody else would be a new assignment.
      const staying = former.person_ids.filter((id) => present.some((expert) => expert.id === id));
      const dueAt = former.due_at === null ? null : new Date(former.due_at);
      await questionRecordRepository.replaceExperts(tx, question, staying);
      await questionRecordRepository.change(tx, question, {
        dueAt,
        status: await statusAtWork(tx, question),
      });
      await recordQuestionStep(tx, question, by, {
        verb: 'question.assign_undone',
        text: 'took the assignment back',
        before: describe(present, question.dueAt),
        after: describe(await questionRecordRepository.experts(tx, question), dueAt),
      });
      return true;
    },
  };
}
