import { Select, filterByLabel } from '@rostrum/ui-kit/data';
import { useId } from 'react';

export interface Agent {
  id: string;
  name: string;
}

interface AgentSelectProps {
  agents: readonly Agent[];
  /** Empty: noAgent in particular. */
  value: string;
  onChange: (id: string) => void;
}

const noAgent = { value: '', label: 'No agent' };

export function AgentSelect({ agents, value, onChange }: AgentSelectProps) {
  const id = useId();
  return (
    <Select
      id={id}
      aria-label="Agent"
      showSearch={agents.length > 12 && { filterOption: filterByLabel }}
      options={[noAgent, ...agents.map((agent) => ({ value: agent.id, label: agent.name }))]}
      value={value}
      onChange={onChange}
    />
  );
}
