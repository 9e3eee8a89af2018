export { listChanges } from './list-changes.ts';
export { OwnFieldChips } from './own-field-chips.tsx';
export { ValueField } from './value-field.tsx';
