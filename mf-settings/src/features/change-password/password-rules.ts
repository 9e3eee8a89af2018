import { newPassword } from '@rostrum/contracts';
import type { FormInstance } from '@rostrum/ui-kit/data';

/** The contract's own rule, in the form that antd checks. */
export const longEnough = (_: unknown, value: string) => {
  const parsed = newPassword.safeParse(value ?? '');
  return parsed.success ? Promise.resolve() : Promise.reject(new Error(parsed.error.issues[0]?.message));
};

/** Typed twice, so that a slip does not lock anybody out. */
export const sameAs =
  (field: string) =>
  ({ getFieldValue }: Pick<FormInstance, 'getFieldValue'>) => ({
    validator: (_: unknown, value: string) =>
      value === getFieldValue(field)
        ? Promise.resolve()
        : Promise.reject(new Error('This is not the same as above.')),
  });
