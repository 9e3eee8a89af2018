import { InputError } from '@rostrum/server-kit';
import { createGuardedFetch, OutboundError } from '@rostrum/server-kit/outbound';

/** Some hundred thousand rows of names and titles. */
const mostBytes = 20_971_520;
const timeoutMs = 30_000;

/** Fetches the file of a feed from the public internet: no redirects, at most 20 MB and half a minute. */
export function createFetchFeed({ allowLoopback }: { allowLoopback: boolean }) {
  const fetch = createGuardedFetch({ allowLoopback, timeoutMs, maxBytes: mostBytes });
  return async function fetchFeed(address: string): Promise<Buffer> {
    try {
      const response = await fetch(address, {
        headers: {
          accept:
            'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, text/plain;q=0.9',
          'user-agent': 'Rostrum-Feed/1',
        },
      });
      if (!response.ok) throw new InputError(`The server of the file answered ${response.status}.`);
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      if (error instanceof OutboundError) throw new InputError(error.message, { cause: error });
      throw error;
    }
  };
}
