import {
  describeField,
  email,
  formatDay,
  formatNumber,
  line,
  prose,
  webAddress,
  z,
} from '@rostrum/contracts';
import type { CustomField } from './field-definition.ts';

/** What may stand in a field; null where nothing does. */
export const fieldValue = z
  .union([z.string().max(2000), z.number(), z.boolean(), z.array(z.string().max(120)).max(100)])
  .nullable();
export type FieldValue = z.infer<typeof fieldValue>;

type Definition = Pick<CustomField, 'kind' | 'label' | 'help' | 'choices'>;

const chosenFrom = (choices: readonly string[]) =>
  z.string().refine((text) => choices.includes(text), 'Choose one of the choices.');

function schemaOf({ kind, choices }: Pick<Definition, 'kind' | 'choices'>): z.ZodType<FieldValue> {
  switch (kind) {
    case 'text':
      return line(200, 1);
    case 'longtext':
      return prose(2000, 1);
    case 'number':
      return z.number().min(-1e12).max(1e12);
    case 'date':
      return z.iso.date('Choose a date.');
    case 'select':
      return chosenFrom(choices);
    case 'multiselect':
      return z
        .array(chosenFrom(choices))
        .min(1)
        .max(choices.length)
        .refine((texts) => new Set(texts).size === texts.length, 'Choose each once.');
    case 'url':
      return webAddress(500);
    case 'email':
      return email;
    case 'boolean':
      return z.boolean();
  }
}

/** What a value of a field must be: the form asks it, and the server before it stores anything. */
export const valueSchema = (field: Definition): z.ZodType<FieldValue> =>
  describeField(schemaOf(field).nullable(), {
    label: field.label,
    ...(field.help !== null && { hint: field.help }),
  });

/** The form of several fields, each under its key. */
export const valuesSchema = (fields: readonly (Definition & Pick<CustomField, 'key'>)[]) =>
  z.object({ values: z.object(Object.fromEntries(fields.map((field) => [field.key, valueSchema(field)]))) });

/** A value in words, as pages show it. */
export function formatFieldValue({ kind }: Pick<CustomField, 'kind'>, value: FieldValue): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(value, { maximumFractionDigits: 6 });
  return kind === 'date' ? formatDay(`${value}T12:00:00Z`, 'UTC') : value;
}
