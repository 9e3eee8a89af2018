import { randomBytes } from 'node:crypto';
import { keepMailedFile, type MailedFileDeps, ownerByKey } from '../uploads/index.ts';
import type { InboundFile } from './read-mail.ts';

const maxFiles = 5;
const maxBytes = 20 * 1_048_576;

/** Stores the files of a mail as uploads of its sender: of the account, or of a guest under a key of this mail alone. */
export type KeepFiles = (
  files: readonly InboundFile[],
  userId: string | null,
) => Promise<{ ids: string[]; guestKey: string | undefined; leftOut: string[] }>;

export const createKeepFiles =
  (deps: MailedFileDeps): KeepFiles =>
  async (files, userId) => {
    const guestKey = randomBytes(32).toString('base64url');
    const owner = userId === null ? ownerByKey(guestKey) : { userId };
    const ids: string[] = [];
    const leftOut: string[] = [];
    for (const { name, bytes } of files) {
      const isTaken = ids.length < maxFiles && bytes.length > 0 && bytes.length <= maxBytes;
      const id = isTaken ? await keepMailedFile(deps, { owner, name, bytes }) : undefined;
      if (id === undefined) leftOut.push(name);
      else ids.push(id);
    }
    return { ids, guestKey: userId === null ? guestKey : undefined, leftOut };
  };
