export { listChanges } from './list-changes.ts';
export { ValueField } from './value-field.tsx';
