import type { InquirySetupState } from '@rostrum/contracts/inquiries';
import { Select, filterByLabel } from '@rostrum/ui-kit/data';
import { sectionFieldId } from './use-section-draft.ts';

export interface AssigneeSelectProps {
  /** Section of the page, and place in it. */
  section: string;
  path: string;
  label: string;
  desk: InquirySetupState['desk'];
  value: string | null;
  /** What no choice means. */
  none?: string;
  placeholder?: string;
  /** A choice that is no member, below the one of none. */
  other?: { value: string; label: string };
  onChange: (id: string | null) => void;
}

/** Somebody of the desk. Who left it is named as such, so that the rule can be given to another. */
export function AssigneeSelect(props: AssigneeSelectProps) {
  const { section, path, label, desk, value, none, other, onChange } = props;
  const isGone = value !== null && value !== other?.value && !desk.some(({ id }) => id === value);
  const options = [
    ...(none ? [{ value: '', label: none }] : []),
    ...(other ? [other] : []),
    ...desk.map(({ id, name }) => ({ value: id, label: name })),
    ...(isGone ? [{ value, label: 'A former member' }] : []),
  ];
  return (
    <Select
      id={sectionFieldId(section, path)}
      aria-label={label}
      showSearch={{ filterOption: filterByLabel }}
      placeholder={props.placeholder ?? 'Choose who takes it'}
      value={value ?? (none ? '' : undefined)}
      options={options}
      onChange={(id: string) => onChange(id || null)}
    />
  );
}
