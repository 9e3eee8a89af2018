import { Button, Modal } from '@rostrum/ui-kit';
import { useState } from 'react';
import { AgentSelect, type Agent } from './agent-select.tsx';
import styles from './assign-agent.module.css';
import { useSetAgent } from './use-set-agent.ts';

interface AgentDialogProps {
  ids: readonly string[];
  agents: readonly Agent[];
  onDone: () => void;
  onClose: () => void;
}

/** Which agent looks after the chosen profiles. */
export function AgentDialog({ ids, agents, onDone, onClose }: AgentDialogProps) {
  const [chosen, setChosen] = useState(agents[0]?.id ?? '');
  const { run, isPending } = useSetAgent(onDone);
  const agent = agents.find(({ id }) => id === chosen) ?? null;
  return (
    <Modal
      open
      title={ids.length === 1 ? 'Assign 1 profile' : `Assign ${ids.length} profiles`}
      footer={null}
      width={460}
      onCancel={onClose}
    >
      <p>
        {agents.length === 0
          ? 'Your organisation has no agent yet. An administrator invites one under Access.'
          : 'The agent looks after these people whatever their department and tags. Agents whose scope has their department or tag still do too.'}
      </p>
      <div className={styles.field}>
        <AgentSelect agents={agents} value={chosen} onChange={setChosen} />
      </div>
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" loading={isPending} onClick={() => void run(ids, agent)}>
          Assign agent
        </Button>
      </div>
    </Modal>
  );
}
