import { eq } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import { users } from './users.schema.ts';

export const accountPhotoRepository = {
  /** The photo of an account, for whoever changes it next: two at once would each let go of the same one. */
  async lock(tx: Transaction, userId: string) {
    const [row] = await tx
      .select({ image: users.image, uploadId: users.imageUploadId })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    return row;
  },

  /** Its version stays: the form of contact details does not hold the photo. */
  async set(tx: Transaction, userId: string, values: { image: string | null; imageUploadId: string | null }) {
    await tx.update(users).set(values).where(eq(users.id, userId));
  },
};
