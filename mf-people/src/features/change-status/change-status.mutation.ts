import { people, type PersonStatus, type RouteResponse } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';

type Outcome = RouteResponse<typeof people.setStatus>;

const done: Record<PersonStatus, string> = {
  published: 'Published',
  unpublished: 'Unpublished',
  archived: 'Archived',
  draft: 'Restored as draft',
  in_review: 'Put back in review',
};

/** `Published 11. 1 could not be: photo missing.` */
function resultOf(status: PersonStatus, { changed, refused }: Outcome) {
  const title = changed.length > 0 ? `${done[status]} ${changed.length}.` : `${done[status]} none.`;
  const description = refused.map(({ name, reason }) => `${name}: ${reason}`).join(' ');
  return {
    title: refused.length > 0 ? `${title} ${refused.length} could not be.` : title,
    description: description || undefined,
  };
}

/** Publishes, unpublishes or archives several profiles and says what became of each. Archiving can be taken back. */
export function useChangeStatus(onDone: () => void) {
  const mutation = useContractMutation(people.setStatus, {
    onSuccess: (outcome, input) => {
      const { status } = (input as { body: { status: PersonStatus } }).body;
      const isUndone = status === 'archived' && outcome.changed.length > 0;
      const undo = isUndone ? { run: () => restore(outcome.former), label: 'Undo' } : undefined;
      const content = { ...resultOf(status, outcome), undo };
      if (outcome.changed.length > 0) notify.success(content);
      else notify.error(content);
      onDone();
    },
    onError: (error) => notify.error({ title: 'Could not change the profiles.', description: error.message }),
  });

  /** Each profile becomes again what it was: what was published goes online again, if it still may. */
  function restore(former: Outcome['former']): void {
    for (const status of new Set(former.map((person) => person.status))) {
      const ids = former.filter((person) => person.status === status).map(({ id }) => id);
      mutation.mutate({ body: { ids, status } });
    }
  }

  return {
    change: (ids: readonly string[], status: PersonStatus) =>
      mutation.mutate({ body: { ids: [...ids], status } }),
    isPending: mutation.isPending,
  };
}
