import type { FieldError, FormBody, FormSchema, FormValues } from '@rostrum/contracts';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { contractResolver } from './contract-resolver.ts';

export interface ContractFormOptions<Schema extends FormSchema> {
  /** Body of the call: limits, labels, required marks and checks of the fields come from it. */
  schema: Schema;
  /** Ids of its controls begin with it. */
  name: string;
  values: DefaultValues<FormValues<Schema>>;
}

/** What fields need of the form around them, whatever it sends. */
export interface FormParts {
  schema: FormSchema;
  name: string;
  /** Paths of the fields that are on screen. */
  fields: Set<string>;
  /** What stood in the fields when the form was sent last. */
  sent: Map<string, unknown>;
}

export type ContractForm<
  Values extends FieldValues = FieldValues,
  Body extends FieldValues = FieldValues,
> = UseFormReturn<Values, unknown, Body> & {
  parts: FormParts;
  /** Takes over what was saved; what was typed since it was sent stays. */
  settle: (saved: Values) => void;
};

/** Why a call was refused, as the API client and the sign-in pages know it. */
export interface FormRefusal {
  message: string | null;
  fields: readonly FieldError[];
  requestId?: string | undefined;
}

/** The element id of a field's control. */
export const fieldIdOf = (name: string, path: string): string => `${name}_${path.replaceAll('.', '_')}`;

/** A form that sends what a contract describes. What was typed stays until the form is reset. */
export function useContractForm<Schema extends FormSchema>({
  schema,
  name,
  values,
}: ContractFormOptions<Schema>): ContractForm<FormValues<Schema>, FormBody<Schema>> {
  const form = useForm<FormValues<Schema>, unknown, FormBody<Schema>>({
    resolver: contractResolver(schema),
    defaultValues: values,
  });
  const [parts] = useState<FormParts>(() => ({ schema, name, fields: new Set(), sent: new Map() }));
  const settle = (saved: FormValues<Schema>) => {
    const typed = [...parts.fields]
      .map((path) => path as FieldPath<FormValues<Schema>>)
      .map((path) => [path, form.getValues(path)] as const)
      .filter(([path, value]) => parts.sent.has(path) && !Object.is(parts.sent.get(path), value));
    form.reset(saved);
    for (const [path, value] of typed) form.setValue(path, value, { shouldDirty: true });
  };
  return { ...form, parts, settle };
}
