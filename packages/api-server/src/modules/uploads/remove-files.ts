import type { Queryable } from '@rostrum/server-kit/database';
import { namesOfAddress } from './photos/photo-names.ts';
import { namesOfUpload } from './upload-names.ts';
import { uploadRepository, type UploadCondition } from './uploads.repository.ts';

/** Removes what a person uploaded, but for what is kept; the files go from the store within a day. */
export async function removeUploadsOf(
  tx: Queryable,
  userId: string,
  { isKept, now }: { isKept: UploadCondition; now: Date },
): Promise<void> {
  const keys = await uploadRepository.removeOf(tx, userId, isKept);
  const names = keys.flatMap((key) => namesOfUpload(key));
  await uploadRepository.retireFiles(tx, names, now);
}

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
