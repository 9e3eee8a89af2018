import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { releaseLimits } from '@rostrum/contracts/releases';
import { BusinessError } from '@rostrum/server-kit';
import { readChunks } from '@rostrum/server-kit/http';

export interface ReadFile {
  bytes: Buffer;
  integrity: string;
}

/** Reads the body of an upload: hashed while it comes in, and given up at the first byte too many. */
export async function readBounded(body: Readable): Promise<ReadFile> {
  const hash = createHash('sha384');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of readChunks(body)) {
    length += chunk.length;
    if (length > releaseLimits.fileBytes)
      throw new BusinessError(
        'too_large',
        `A file of a release has at most ${releaseLimits.fileBytes} bytes. Split it, or load it from elsewhere.`,
      );
    hash.update(chunk);
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks, length), integrity: `sha384-${hash.digest('base64')}` };
}
