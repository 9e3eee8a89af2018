import { z } from '@rostrum/contracts';
import { customField, maximumFields } from './field-definition.ts';
import { fieldValue } from './field-value.ts';

/** Values by the key of their field. */
const values = z
  .record(z.string().min(1).max(60), fieldValue)
  .refine((given) => Object.keys(given).length <= maximumFields, `Send at most ${maximumFields} fields.`);

export const fieldValueList = z.object({
  /** In the order of the organisation, without archived ones and those that the reader may not see. */
  fields: z.array(customField),
  values,
});
export type FieldValueList = z.infer<typeof fieldValueList>;

export const fieldValuesBody = z.object({
  values,
  /** What stood in these fields when they were read: a field that has another value by now is a conflict. */
  read: values,
});
export type FieldValuesBody = z.infer<typeof fieldValuesBody>;
