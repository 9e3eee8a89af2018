import type { Readable } from 'node:stream';

/**
 * Iterates over a request body. A loop that ends early drops the remaining bytes instead of destroying the body, as
 * `for await` over the body itself would: that closes the connection before a client that is still sending sees the answer.
 */
export async function* readChunks(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } finally {
    body.resume();
  }
}
