import type { SQL } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { namesOfAddress } from './photos/photo-names.ts';
import { uploadRepository } from './uploads.repository.ts';

/** Removes what a person uploaded, but for what is kept; the files go from the store within a day. */
export const removeUploadsOf = (
  tx: Queryable,
  userId: string,
  kept: { isKept: SQL | undefined; now: Date },
): Promise<void> => uploadRepository.removeOf(tx, userId, kept);

/** Pictures that nothing shows any more, by the addresses that showed them, go from the store within a day. */
export const retireAddresses = (
  tx: Queryable,
  addresses: readonly (string | null)[],
  now: Date,
): Promise<void> =>
  uploadRepository.retireFiles(
    tx,
    addresses.flatMap((address) => (address === null ? [] : namesOfAddress(address))),
    now,
  );
