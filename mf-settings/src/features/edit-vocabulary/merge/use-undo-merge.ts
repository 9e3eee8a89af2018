import { classifications, type RecentMerge } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { countText } from '../scheme-words.ts';

/** Takes a merge back and says what could not be. */
export function useUndoMerge(): (merge: Pick<RecentMerge, 'id' | 'title'>) => Promise<void> {
  const undo = useContractMutation(classifications.undoMerge);
  return ({ id, title }) =>
    undo.mutateAsync({ params: { id } }).then(
      ({ changed_since }) => {
        notify.success({
          title: `${title} is back.`,
          ...(changed_since > 0 && {
            description: `${countText(changed_since, 'entry was', 'entries were')} changed since the merge and stayed as they are.`,
          }),
        });
      },
      tellRefusal(`Could not bring ${title} back.`),
    );
}
