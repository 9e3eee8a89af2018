import { useEffect, useMemo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormProblem } from './form-error-summary.tsx';
import { fieldIdOf, type ContractForm, type FormRefusal } from './use-contract-form.ts';

const noProblems: readonly FormProblem[] = [];

/** Puts the server's field errors beside their fields, and lists them with a way to each that is on screen. */
export function useRefusal<Values extends FieldValues, Body extends FieldValues>(
  { setError, parts }: Pick<ContractForm<Values, Body>, 'setError' | 'parts'>,
  error: FormRefusal | null | undefined,
  onlyField?: string,
  failure = 'Could not save. Try again.',
): readonly FormProblem[] {
  useEffect(() => {
    if (error && onlyField !== undefined) {
      const message = error.fields[0]?.message ?? error.message ?? failure;
      return setError(onlyField as FieldPath<Values>, { type: 'server', message });
    }
    for (const { path, message } of error?.fields ?? [])
      if (parts.fields.has(path)) setError(path as FieldPath<Values>, { type: 'server', message });
  }, [error, onlyField, failure, parts.fields, setError]);
  const { fields, name } = parts;
  return useMemo(
    () =>
      error?.fields.map(({ path, message }) => ({
        fieldId: fields.has(path) ? fieldIdOf(name, path) : undefined,
        message,
      })) ?? noProblems,
    [error, fields, name],
  );
}
