import type { DemoContext } from '../demo-context.ts';

/** The columns that the content names as the table does. */
export const pick = <Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> =>
  Object.fromEntries(keys.map((key) => [key, source[key] ?? null])) as Pick<Source, Key>;

/** The moments of a row that was never changed. */
export const madeOn = (at: Date) => ({ created_at: at, updated_at: at });

/** The experts of a post or a question, in their order. */
export const expertRows = (
  { personOf }: DemoContext,
  owner: { org_id: string; post_id: string } | { org_id: string; question_id: string },
  experts: readonly string[],
) => experts.map((username, position) => ({ ...owner, person_id: personOf(username).id, position }));
