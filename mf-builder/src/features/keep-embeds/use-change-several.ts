import { savedEmbeds, type SavedEmbed } from '@rostrum/contracts/builder';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';

const count = (number: number) => (number === 1 ? 'One embed' : `${number} embeds`);

/** Pauses or resumes several embeds at once. What was changed can be taken back; others stay as they were before. */
export function useChangeSeveral(onDone: () => void) {
  const mutation = useContractMutation(savedEmbeds.setStatus, {
    onSuccess: ({ changed }, input) => {
      const { status } = (input as { body: Pick<SavedEmbed, 'status'> }).body;
      const isPaused = status === 'paused';
      const words = isPaused ? 'paused' : 'shown again';
      if (changed.length === 0)
        notify.info({ title: `All of them were ${isPaused ? 'paused' : 'active'} already.` });
      else
        notify.success({
          title: `${count(changed.length)} ${words}`,
          description: isPaused ? 'Pages that carry one show a plain link.' : undefined,
          undo: { label: 'Undo', run: () => change(changed, isPaused ? 'active' : 'paused') },
        });
      onDone();
    },
    onError: tellRefusal('The embeds were not changed.'),
  });
  const change = (ids: readonly string[], status: SavedEmbed['status']) =>
    mutation.mutate({ body: { ids: [...ids], status } });
  return { change, isPending: mutation.isPending };
}
