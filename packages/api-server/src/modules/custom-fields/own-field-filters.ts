import { hasChoices } from '@rostrum/contracts/fields';
import type { FieldRecord } from './custom-fields.repository.ts';

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** How a field narrows the list; nothing for one that says something else of everybody. */
export function toFilter({ key, label, kind, choices }: FieldRecord) {
  if (kind === 'boolean') return [{ key, label, options: yesOrNo }];
  return hasChoices(kind) ? [{ key, label, options: choices.map((value) => ({ value, label: value })) }] : [];
}
