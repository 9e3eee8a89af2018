import { Select } from '@rostrum/ui-kit/data';

export interface Agent {
  id: string;
  name: string;
}

interface AgentSelectProps {
  agents: readonly Agent[];
  /** Empty: nobody in particular. */
  value: string;
  onChange: (id: string) => void;
}

const nobody = { value: '', label: 'Nobody in particular' };

export const AgentSelect = ({ agents, value, onChange }: AgentSelectProps) => (
  <Select
    aria-label="Agent"
    showSearch={agents.length > 12 && { optionFilterProp: 'label' }}
    options={[nobody, ...agents.map(({ id, name }) => ({ value: id, label: name }))]}
    value={value}
    onChange={onChange}
  />
);
