import { z } from 'zod';
import type { RouteDescriptor } from '../define-route.ts';
import { describeField, unwrapOnce } from './describe-field.ts';
import { explainIssues } from './explain-issue.ts';
import { findSchema, readEmpty } from './read-field.ts';

/** A fault of a form: where it is, and what to do about it. */
export interface FormFault {
  path: readonly PropertyKey[];
  message: string;
}

export type CheckedForm<Schema extends z.ZodType> =
  { body: z.output<Schema>; faults?: undefined } | { body?: undefined; faults: FormFault[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an optional text that was left empty is sent as: the empty text, which clears it, or nothing at all. */
export type BlankText = 'empty' | 'absent';

function stripEmpty(schema: z.core.$ZodType, values: unknown, blank: BlankText): unknown {
  const inner = unwrapOnce(schema);
  if (inner && isRecord(values)) return stripEmpty(inner, values, blank);
  if (!(schema instanceof z.ZodObject) || !isRecord(values)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = findSchema(schema, [name]);
      if (!field) return [name, value];
      const isBlank = typeof value === 'string' && value.trim() === '';
      return [name, isBlank ? readEmpty(field, blank) : stripEmpty(field, value, blank)];
    }),
  );
}

/** Checks what stands in a form by the contract; a field left empty becomes what the contract means by that. */
export function checkForm<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
  blank: BlankText = 'empty',
): CheckedForm<Schema> {
  const parsed = schema.safeParse(stripEmpty(schema, values, blank));
  if (parsed.success) return { body: parsed.data };
  return {
    faults: explainIssues(schema, parsed.error, values).map(({ path, message }) => ({ path, message })),
  };
}

/** What may stand behind a form: an object of fields. */
export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;
/** What stands in a form, as typed. */
export type FormValues<Schema extends z.ZodType> = z.input<Schema>;
/** What a checked form sends. */
export type FormBody<Schema extends z.ZodType> = z.output<Schema>;

/** What a call takes, as the schema of its form. */
export function getBody<Route extends RouteDescriptor>(route: Route): NonNullable<Route['body']> {
  if (!route.body) throw new Error(`'${route.id}' takes no body.`);
  return route.body;
}

/** Adds a chosen password once more, against typing errors. Not sent: the call's own body leaves it out. */
export const repeatPassword = <Shape extends { new_password: z.ZodType<string> }>(
  body: z.ZodObject<Shape>,
  label: string,
) =>
  z
    .object({ ...body.shape, repeated: describeField(z.string(), { label }) })
    .superRefine((values, context) => {
      if (Reflect.get(values, 'repeated') !== Reflect.get(values, 'new_password'))
        context.addIssue({ code: 'custom', path: ['repeated'], message: 'This is not the same as above.' });
    });
