import { checkForm, type FormBody, type FormSchema } from '@rostrum/contracts';

interface SentForm {
  getValues: () => object;
  /** Paths of the fields on screen, and what stood in them when the form was sent last. */
  parts: { fields: ReadonlySet<string>; sent: Map<string, unknown> };
}

/** What stands in a field: `values.link` is one of a group. */
const readPath = (values: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (at instanceof Object ? Reflect.get(at, name) : undefined), values);

/** Sends what stands in a form as a save by itself does: as far as it passes, and answers with what is wrong instead. */
export function sendChecked<Schema extends FormSchema>(
  form: SentForm,
  schema: Schema,
  send: (body: FormBody<Schema>) => string | undefined,
): string | undefined {
  const { body, faults } = checkForm(schema, form.getValues());
  if (faults) return faults[0]?.message ?? 'Check the fields.';
  for (const path of form.parts.fields) form.parts.sent.set(path, readPath(form.getValues(), path));
  return send(body);
}
