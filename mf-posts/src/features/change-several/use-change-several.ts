import { postBulk, type PostBulkOutcome } from '@rostrum/contracts/posts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { describeOutcome } from './describe-outcome.ts';

type Undoable = 'schedule' | 'archive' | 'delete';

/** Tells what became of several posts. Undo takes it back as long as no one changed them since. */
export function useTellOutcome() {
  const undo = useContractMutation(postBulk.undo);
  const takeBack = async (change: Undoable, posts: PostBulkOutcome['changed']) => {
    try {
      notify.success(describeOutcome(await undo.mutateAsync({ body: { change, posts } }), 'as before'));
    } catch (error) {
      tellRefusal('Could not take it back.')(error);
    }
  };
  return (outcome: PostBulkOutcome, done: string, change: Undoable) =>
    notify.success({
      ...describeOutcome(outcome, done),
      undo:
        outcome.changed.length > 0
          ? { label: 'Undo', run: () => void takeBack(change, outcome.changed) }
          : undefined,
    });
}

/** Archives several posts, or deletes several drafts. */
export function useChangeSeveral(onDone: () => void) {
  const archive = useContractMutation(postBulk.archive);
  const remove = useContractMutation(postBulk.remove);
  const tell = useTellOutcome();
  const run = async (ids: readonly string[], change: 'archive' | 'delete') => {
    const isArchive = change === 'archive';
    try {
      const outcome = await (isArchive ? archive : remove).mutateAsync({ body: { ids: [...ids] } });
      tell(outcome, isArchive ? 'archived' : 'deleted', change);
      onDone();
    } catch (error) {
      tellRefusal(isArchive ? 'Could not archive the posts.' : 'Could not delete the drafts.')(error);
    }
  };
  return { run, isPending: archive.isPending || remove.isPending };
}
