import { z } from 'zod';
import { inquiryChoiceLabel, inquiryFieldLabels } from './inquiry-field-labels.ts';
import { inquiryTypeFields } from './inquiry-fields.ts';
import type { InquiryTypeId } from './lookups/inquiry-types.ts';

export type InquiryFieldKind = 'line' | 'prose' | 'choice' | 'date' | 'number' | 'flag' | 'slots';

/** One field of an inquiry type as a form or a detail page needs it, read from the schema that validates it. */
export interface InquiryFormField {
  name: string;
  label: string;
  kind: InquiryFieldKind;
  required: boolean;
  /** What its organisation says below an own field. */
  hint?: string;
  /** Code points of a text. */
  maxLength?: number;
  /** Bounds of a number, or of how many slots. */
  minimum?: number;
  maximum?: number;
  choices?: readonly { value: string; label: string }[];
}

/** Texts longer than this are written in several lines. */
const longestLine = 300;

const finite = (value: number | null | undefined) =>
  value === null || value === undefined || !Number.isFinite(value) ? undefined : value;

type Shape = Pick<InquiryFormField, 'kind' | 'maxLength' | 'minimum' | 'maximum' | 'choices'>;

function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodEnum) {
    const choices = schema.options.map((option) => ({
      value: String(option),
      label: inquiryChoiceLabel(String(option)),
    }));
    return { kind: 'choice', choices };
  }
  if (schema instanceof z.ZodISODate) return { kind: 'date' };
  if (schema instanceof z.ZodNumber)
    return { kind: 'number', minimum: finite(schema.minValue), maximum: finite(schema.maxValue) };
  if (schema instanceof z.ZodBoolean) return { kind: 'flag' };
  if (schema instanceof z.ZodArray) return { kind: 'slots' };
  const maxLength = schema instanceof z.ZodString ? finite(schema.maxLength) : undefined;
  return { kind: maxLength !== undefined && maxLength > longestLine ? 'prose' : 'line', maxLength };
}

/** The fields that a type adds to the common ones, in the order people are asked. */
export function inquiryFormFields(type: InquiryTypeId): InquiryFormField[] {
  const labels: Readonly<Record<string, string>> = inquiryFieldLabels[type];
  return Object.entries<z.ZodType>(inquiryTypeFields[type].shape).map(([name, schema]) => {
    const required = !(schema instanceof z.ZodOptional);
    const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    return { name, label: labels[name] ?? name, required, ...shapeOf(inner as z.ZodType) };
  });
}
