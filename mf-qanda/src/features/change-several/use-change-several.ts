import { questionBulk } from '@rostrum/contracts/qanda';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { describeOutcome } from './describe-outcome.ts';

/** Archives several questions, or publishes the answers of theirs that wait for the desk. */
export function useChangeSeveral(onDone: () => void) {
  const archive = useContractMutation(questionBulk.archive);
  const publish = useContractMutation(questionBulk.publish);
  const run = async (ids: readonly string[], change: 'archive' | 'publish') => {
    const isArchive = change === 'archive';
    try {
      const outcome = await (isArchive ? archive : publish).mutateAsync({ body: { ids: [...ids] } });
      notify.success(describeOutcome(outcome, isArchive ? 'archived' : 'answered in public'));
      onDone();
    } catch (error) {
      tellRefusal(isArchive ? 'Could not archive the questions.' : 'Could not publish the answers.')(error);
    }
  };
  return { run, isPending: archive.isPending || publish.isPending };
}
