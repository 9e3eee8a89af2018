import { questionBulk, type ArchivedQuestion, type AssignedQuestion } from '@rostrum/contracts/qanda';
import type { RouteResponse } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { describeOutcome } from './describe-outcome.ts';

/** Tells whom several questions were given to. Undo takes them off again, as long as no one began an answer. */
export function useTellAssigned() {
  const undo = useContractMutation(questionBulk.undoAssign);
  const takeBack = async (questions: AssignedQuestion[]) => {
    try {
      notify.success(describeOutcome(await undo.mutateAsync({ body: { questions } }), 'as before'));
    } catch (error) {
      tellRefusal('Could not take it back.')(error);
    }
  };
  return ({ former, ...outcome }: RouteResponse<typeof questionBulk.assign>) =>
    notify.success({
      ...describeOutcome(outcome, 'assigned'),
      undo: former.length > 0 ? { run: () => void takeBack(former) } : undefined,
    });
}

/** Archives several questions, or publishes the answers of theirs that wait for the desk. */
export function useChangeSeveral(onDone: () => void) {
  const archive = useContractMutation(questionBulk.archive);
  const publish = useContractMutation(questionBulk.publish);
  const undo = useContractMutation(questionBulk.undoArchive);
  const takeBack = async (questions: ArchivedQuestion[]) => {
    try {
      const outcome = await undo.mutateAsync({ body: { questions } });
      notify.success(describeOutcome(outcome, 'as before'));
    } catch (error) {
      tellRefusal('Could not take it back.')(error);
    }
  };
  const run = async (ids: readonly string[], change: 'archive' | 'publish') => {
    const isArchive = change === 'archive';
    const input = { body: { ids: [...ids] } };
    try {
      if (isArchive) {
        const { former, ...outcome } = await archive.mutateAsync(input);
        const undoing = former.length > 0 ? { run: () => void takeBack(former) } : undefined;
        notify.success({ ...describeOutcome(outcome, 'archived'), undo: undoing });
      } else notify.success(describeOutcome(await publish.mutateAsync(input), 'answered in public'));
      onDone();
    } catch (error) {
      tellRefusal(isArchive ? 'Could not archive the questions.' : 'Could not publish the answers.')(error);
    }
  };
  return { run, isPending: archive.isPending || publish.isPending };
}
