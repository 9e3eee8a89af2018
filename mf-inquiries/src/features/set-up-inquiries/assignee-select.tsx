import type { InquirySetupState } from '@rostrum/contracts/inquiries';
import { Select } from '@rostrum/ui-kit/data';
import { sectionFieldId } from './use-section-draft.ts';

export interface AssigneeSelectProps {
  path: string;
  label: string;
  desk: InquirySetupState['desk'];
  value: string | null;
  /** What no choice means. */
  none?: string;
  onChange: (id: string | null) => void;
}

/** Somebody of the desk. Who left it is named as such, so that the rule can be given to another. */
export function AssigneeSelect({ path, label, desk, value, none, onChange }: AssigneeSelectProps) {
  const isGone = value !== null && !desk.some(({ id }) => id === value);
  const options = [
    ...(none ? [{ value: '', label: none }] : []),
    ...desk.map(({ id, name }) => ({ value: id, label: name })),
    ...(isGone ? [{ value, label: 'A former member' }] : []),
  ];
  return (
    <Select
      id={sectionFieldId('routing', path)}
      aria-label={label}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="Choose who takes it"
      value={value ?? (none ? '' : undefined)}
      options={options}
      onChange={(id: string) => onChange(id || null)}
    />
  );
}
