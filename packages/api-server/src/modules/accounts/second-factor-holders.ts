import type { Queryable } from '../../database/queryable.ts';

/** Which of these people have set up a second factor. Null while the server keeps none. */
export const secondFactorHolders = async (
  _db: Queryable,
  _userIds: readonly string[],
): Promise<ReadonlySet<string> | null> => null;
