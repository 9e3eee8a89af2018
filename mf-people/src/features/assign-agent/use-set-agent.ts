import { peopleBulk } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';

interface Former {
  id: string;
  agent_id: string | null;
}

/** Assigns people to an agent or to none; Undo gives each back to whom they were assigned before. */
export function useSetAgent(onDone: () => void) {
  const { mutateAsync, isPending } = useContractMutation(peopleBulk.setAgent, {
    invalidates: ['people', 'personActivity'],
  });
  const refuse = tellRefusal('Could not assign the agent.');

  async function restore(former: readonly Former[]): Promise<void> {
    try {
      for (const agentId of new Set(former.map((one) => one.agent_id))) {
        const ids = former.filter((one) => one.agent_id === agentId).map(({ id }) => id);
        await mutateAsync({ body: { ids, agent_id: agentId } });
      }
    } catch (error) {
      refuse(error);
    }
  }

  async function run(ids: readonly string[], agent: { id: string; name: string } | null): Promise<void> {
    try {
      const { changed, former } = await mutateAsync({ body: { ids: [...ids], agent_id: agent?.id ?? null } });
      const count = changed.length === 1 ? '1 profile' : `${changed.length} profiles`;
      notify.success({
        title: agent ? `${count} assigned to ${agent.name}.` : `${count} without an agent now.`,
        description: changed.length < ids.length ? 'The others were so already.' : undefined,
        undo: former.length > 0 ? { label: 'Undo', run: () => void restore(former) } : undefined,
      });
      onDone();
    } catch (error) {
      refuse(error);
    }
  }
  return { run, isPending };
}
