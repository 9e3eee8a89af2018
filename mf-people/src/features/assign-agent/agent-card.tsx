import { formatList, type PersonDetail } from '@rostrum/contracts';
import { Card } from '@rostrum/ui-kit';
import { AgentSelect, type Agent } from './agent-select.tsx';
import styles from './assign-agent.module.css';
import { useSetAgent } from './use-set-agent.ts';

interface AgentCardProps {
  person: PersonDetail;
  /** Whom an administrator can choose; nothing for those who only read it. */
  agents: readonly Agent[] | undefined;
}

const nothing = () => undefined;

/** Who of the agents looks after the person, by assignment or by department and tag. */
export function AgentCard({ person, agents }: AgentCardProps) {
  const { run } = useSetAgent(nothing);
  const { agent, agents: names } = person;
  const others = names.filter((name) => name !== agent?.name);
  return (
    <Card title="Agent">
      {agents ? (
        <div className={styles.field}>
          <AgentSelect
            agents={agents}
            value={agent?.id ?? ''}
            onChange={(id) => void run([person.id], agents.find((one) => one.id === id) ?? null)}
          />
        </div>
      ) : (
        <p>{agent?.name ?? 'No agent is assigned.'}</p>
      )}
      {others.length > 0 ? (
        <p className="r-secondary">Through department or tag: {formatList(others)}.</p>
      ) : null}
    </Card>
  );
}
