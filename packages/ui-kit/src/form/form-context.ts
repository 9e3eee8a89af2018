import { createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormParts } from './use-contract-form.ts';

export type FormHandle = Pick<UseFormReturn<FieldValues>, 'control' | 'trigger'> & {
  parts: FormParts;
  /** Which fields carry a mark: those that must be filled in, those that need not, or none. */
  marks: 'required' | 'optional' | 'none';
};

export const FormContext = createContext<FormHandle | null>(null);

/** The form around a field. */
export function useFormHandle(): FormHandle {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field of a contract needs <ContractForm> around it.');
  return form;
}
