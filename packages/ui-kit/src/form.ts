// Forms of the contracts: react-hook-form behind one seam. Loaded with the first page that has a form.
export { ContractField } from './form/contract-field.tsx';
export type { ContractControl, ContractFieldProps } from './form/contract-field.tsx';
export { ContractForm } from './form/contract-form.tsx';
export type { ContractFormProps } from './form/contract-form.tsx';
export { FormDialog } from './form/form-dialog.tsx';
export type { FormDialogProps } from './form/form-dialog.tsx';
export { PasswordField, ProseField, TextField } from './form/text-field.tsx';
export type { ProseFieldProps, TextFieldProps } from './form/text-field.tsx';
export { TimeField } from './form/time-field.tsx';
export { TimesField } from './form/times-field.tsx';
export type { TimesFieldProps } from './form/times-field.tsx';
export { useDraftForm } from './form/use-draft-form.ts';
export type { DraftForm, DraftFormOptions } from './form/use-draft-form.ts';
export { useContractField, useFieldValue } from './form/use-contract-field.ts';
export { fieldIdOf, useContractForm } from './form/use-contract-form.ts';
export type { ContractFormOptions, FormRefusal } from './form/use-contract-form.ts';
// For controls that are no field of their own: several cards of one choice.
export { useController } from 'react-hook-form';
