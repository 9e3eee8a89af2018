import { keepMailedFile, type MailedFileDeps } from '../uploads/index.ts';
import type { InboundFile } from './read-mail.ts';

const mostFiles = 5;
const mostBytes = 20 * 1_048_576;

/** Keeps the files of a mail as uploads of its sender. Guests have none: theirs are named as left out. */
export type KeepFiles = (
  files: readonly InboundFile[],
  userId: string | null,
) => Promise<{ ids: string[]; leftOut: string[] }>;

export const createKeepFiles =
  (deps: MailedFileDeps): KeepFiles =>
  async (files, userId) => {
    const ids: string[] = [];
    const leftOut: string[] = [];
    for (const { name, bytes } of files) {
      const isTaken =
        userId !== null && ids.length < mostFiles && bytes.length > 0 && bytes.length <= mostBytes;
      const id = isTaken ? await keepMailedFile(deps, { userId, name, bytes }) : undefined;
      if (id === undefined) leftOut.push(name);
      else ids.push(id);
    }
    return { ids, leftOut };
  };
