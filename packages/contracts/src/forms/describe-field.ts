import { z } from 'zod';

/** What people read about a field. Limits and whether it is required are read from its schema. */
export interface FieldWords {
  label: string;
  /** Said of a required field that was left empty; `Enter your outlet.` */
  missing?: string;
  /** Below the field while nothing is wrong. */
  hint?: string;
}

const words = z.registry<FieldWords>();

/** A schema with the words that every form shows for it. */
export function describeField<Schema extends z.ZodType>(schema: Schema, said: FieldWords): Schema {
  // A copy: `email` and the like are shared by many fields.
  const described = schema.clone();
  words.add(described, said);
  return described;
}

/** The words of a schema, also of one that was made optional or nullable later. */
export function findWords(schema: z.core.$ZodType): FieldWords | undefined {
  const own = words.get(schema as z.ZodType);
  if (own) return own;
  const inner = unwrapOnce(schema);
  return inner && findWords(inner);
}

/** What stands inside optional, nullable and the like, or nothing. */
export function unwrapOnce(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
    ? schema.def.innerType
    : undefined;
}
