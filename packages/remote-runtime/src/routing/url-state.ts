import type { ZodObject, ZodType, output } from 'zod';

type AnyObject = ZodObject<Record<string, ZodType>>;

/** Values of the parameters that the schema names; one given several times becomes a list. */
function collect(schema: AnyObject, search: string): Record<string, unknown> {
  const params = new URLSearchParams(search);
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    const values = params.getAll(name);
    if (values.length > 0) found[name] = values.length === 1 ? values[0] : values;
  }
  return found;
}

/** The state that a query string holds; faulty parameters count as absent, so an old or mistyped link still opens. */
export function readUrlState<Schema extends AnyObject>(schema: Schema, search: string): output<Schema> {
  const found = collect(schema, search);
  const whole = schema.safeParse(found);
  if (whole.success) return whole.data;
  for (const { path } of whole.error.issues) delete found[String(path[0])];
  const rest = schema.safeParse(found);
  return rest.success ? rest.data : schema.parse({});
}

const asList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((item) => item !== undefined && item !== null && item !== '')
    .map(String);

/** The query string of a state: defaults are left out, parameters that the schema does not name are kept. */
export function writeUrlState<Schema extends AnyObject>(
  schema: Schema,
  search: string,
  state: output<Schema>,
): string {
  const params = new URLSearchParams(search);
  const defaults = schema.safeParse({});
  const unchanged: Record<string, unknown> = defaults.success ? defaults.data : {};
  const values: Record<string, unknown> = state;
  for (const name of Object.keys(schema.shape)) {
    params.delete(name);
    const list = asList(values[name]);
    if (list.join('\n') === asList(unchanged[name]).join('\n')) continue;
    for (const item of list) params.append(name, item);
  }
  const text = params.toString();
  return text && `?${text}`;
}
