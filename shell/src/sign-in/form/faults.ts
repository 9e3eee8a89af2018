import type { FieldError, RouteBody, RouteDescriptor } from '@rostrum/contracts';

/** What is wrong, by the path of the field. */
export type Faults = Readonly<Record<string, string>>;

/** What to say of a field that was left empty. */
export type FieldWords = Readonly<Record<string, string>>;

export const noFaults: Faults = {};

const firstOfEach = (faults: readonly (readonly [string, string])[]): Faults =>
  Object.fromEntries(faults.toReversed());

/** Faults as the server names them. */
export const faultsOf = (fields: readonly FieldError[]): Faults =>
  firstOfEach(fields.map(({ path, message }) => [path, message]));

const isEmpty = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

type Checked<Route extends RouteDescriptor> = { body: RouteBody<Route> } | { faults: Faults };

/** Checks what was typed by the contract, before anything is sent. */
export function checkBody<Route extends RouteDescriptor>(
  route: Route,
  typed: Readonly<Record<string, unknown>>,
  words: FieldWords,
): Checked<Route> {
  const checked = route.body?.safeParse(typed);
  if (checked === undefined || checked.success) return { body: checked?.data as RouteBody<Route> };
  return {
    faults: firstOfEach(
      checked.error.issues.map(({ path, message }) => {
        const name = path.join('.');
        return [name, (isEmpty(typed[name]) ? words[name] : undefined) ?? message] as const;
      }),
    ),
  };
}
