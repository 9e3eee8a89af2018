import { people, type PersonStatus, type RouteResponse } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
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

/** Publishes, unpublishes or archives several profiles and says what became of each. Undo makes each again what it was. */
export function useChangeStatus(onDone: () => void) {
  const { mutateAsync, isPending } = useContractMutation(people.setStatus);
  const refuse = tellRefusal('Could not change the profiles.');

  function tell(status: PersonStatus, outcome: Outcome, undo?: { run: () => void; label: string }): void {
    const content = { ...resultOf(status, outcome), undo };
    if (outcome.changed.length > 0) notify.success(content);
    else notify.error(content);
  }

  /** What was published goes online again, if it still may. */
  async function restore(former: Outcome['former']): Promise<void> {
    try {
      for (const status of new Set(former.map((person) => person.status))) {
        const ids = former.filter((person) => person.status === status).map(({ id }) => id);
        tell(status, await mutateAsync({ body: { ids, status } }));
      }
    } catch (error) {
      refuse(error);
    }
  }

  async function change(ids: readonly string[], status: PersonStatus): Promise<void> {
    try {
      const outcome = await mutateAsync({ body: { ids: [...ids], status } });
      const { former } = outcome;
      tell(
        status,
        outcome,
        former.length > 0 ? { label: 'Undo', run: () => void restore(former) } : undefined,
      );
      onDone();
    } catch (error) {
      refuse(error);
    }
  }

  return { change, isPending };
}
