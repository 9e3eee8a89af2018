import { readField } from '@rostrum/contracts';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useFormHandle } from './form-context.ts';
import { fieldIdOf } from './use-contract-form.ts';

/** The message of a field, or the first one of its parts: a list is refused for one of its entries. */
function readMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const message: unknown = Reflect.get(error, 'message');
  if (typeof message === 'string') return message;
  return Array.isArray(error) ? error.map(readMessage).find(Boolean) : undefined;
}

/** One field of the form around it: what the contract says of it, its value and its fault. */
export function useContractField(name: string) {
  const { control, parts, marks, trigger } = useFormHandle();
  const { field, fieldState } = useController({ name, control });
  const { fields, schema } = parts;
  useEffect(() => {
    fields.add(name);
    return () => void fields.delete(name);
  }, [fields, name]);
  return {
    ...readField(schema, name),
    id: fieldIdOf(parts.name, name),
    marks,
    field,
    error: readMessage(fieldState.error),
    /** Checks this field alone, before the form is sent. */
    check: () => void trigger(name),
  };
}

/** What stands in another field of the form around. */
export function useFieldValue(name: string): unknown {
  const { control } = useFormHandle();
  return useWatch({ control, name });
}
