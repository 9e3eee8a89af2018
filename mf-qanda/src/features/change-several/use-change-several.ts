import { questionBulk, type ArchivedQuestion } from '@rostrum/contracts/qanda';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { describeOutcome } from './describe-outcome.ts';

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
