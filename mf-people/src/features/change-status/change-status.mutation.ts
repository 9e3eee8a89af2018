import { people } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';

type Status = 'published' | 'unpublished' | 'archived' | 'draft';

const done: Record<Status, string> = {
  published: 'Published',
  unpublished: 'Unpublished',
  archived: 'Archived',
  draft: 'Restored as draft',
};

/** `Published 11. 1 could not be: photo missing.` */
function resultOf(status: Status, changed: number, refused: readonly { name: string; reason: string }[]) {
  const title = changed > 0 ? `${done[status]} ${changed}.` : `${done[status]} none.`;
  const description = refused.map(({ name, reason }) => `${name}: ${reason}`).join(' ');
  return {
    title: refused.length > 0 ? `${title} ${refused.length} could not be.` : title,
    description: description || undefined,
  };
}

/** Publishes, unpublishes or archives several profiles and says what became of each. Archiving can be taken back. */
export function useChangeStatus(onDone: () => void) {
  const mutation = useContractMutation(people.setStatus, {
    onSuccess: ({ changed, refused }, input) => {
      const status = (input as { body: { status: Status } }).body.status;
      const undo =
        status === 'archived' && changed.length > 0
          ? { run: () => mutation.mutate({ body: { ids: changed, status: 'draft' } }), label: 'Undo' }
          : undefined;
      const content = { ...resultOf(status, changed.length, refused), undo };
      if (changed.length > 0) notify.success(content);
      else notify.error(content);
      onDone();
    },
    onError: (error) => notify.error({ title: 'Could not change the profiles.', description: error.message }),
  });
  return {
    change: (ids: readonly string[], status: Status) => mutation.mutate({ body: { ids: [...ids], status } }),
    isPending: mutation.isPending,
  };
}
