import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, fetch as undiciFetch, type RequestInit } from 'undici';
import { findAddressFault, isLoopback, isLoopbackName, isPublicAddress } from './public-address.ts';

/** The one thing that callers and people learn: closed, filtered, slow and forbidden addresses read the same. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
}

export interface GuardedRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: RequestInit['body'] | null;
  /** The status and the headers are all that is wanted: nothing more is read, and an address that leads on says where. */
  isHeadOnly?: boolean;
}

export type GuardedFetch = (url: string, init?: GuardedRequest) => Promise<Response>;

interface GuardOptions {
  /** Only while developing and testing. */
  allowLoopback: boolean;
  timeoutMs?: number;
  maxBytes?: number;
  /** How names are resolved; tests put their own in. */
  resolve?: (hostname: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
}

const resolveAll: NonNullable<GuardOptions['resolve']> = (hostname, done) =>
  systemLookup(hostname, { all: true }, done);

/**
 * Checks every address that a name resolves to and hands exactly those to the connection, so that a name which
 * resolves differently a moment later gains nothing.
 */
function guardedLookup({ allowLoopback, resolve = resolveAll }: GuardOptions): LookupFunction {
  const isAllowed = (hostname: string, address: string) =>
    isPublicAddress(address) || (allowLoopback && isLoopbackName(hostname) && isLoopback(address));
  return (hostname, options, done) =>
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || first === undefined || !addresses.every(({ address }) => isAllowed(hostname, address)))
        return done(new OutboundError(`${hostname} is not reached from here.`), '', 0);
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
}

async function readAtMost(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Counted after unpacking, so that a small answer cannot become a large one.
    if (size > maxBytes) throw new OutboundError('The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** As the body is handed on: unpacked. */
function headersOf(response: { headers: Iterable<[string, string]> }): Headers {
  const headers = new Headers();
  for (const [name, value] of response.headers)
    if (name !== 'content-encoding' && name !== 'content-length') headers.append(name, value);
  return headers;
}

/** A fetch for addresses that other people choose: public ones only, no redirects, at most 5 seconds and 1 MB. */
export function createGuardedFetch(options: GuardOptions): GuardedFetch {
  const { timeoutMs = 5000, maxBytes = 1_048_576 } = options;
  const dispatcher = new Agent({
    connect: { lookup: guardedLookup(options), timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveTimeout: 1000,
    pipelining: 0,
  });
  return async (address, { isHeadOnly = false, ...init } = {}) => {
    const fault = findAddressFault(address, options);
    if (fault !== null) throw new OutboundError(fault);
    const url = new URL(address);
    try {
      const response = await undiciFetch(url, {
        ...init,
        dispatcher,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (isHeadOnly) {
        await response.body?.cancel();
        return new Response(null, { status: response.status, headers: headersOf(response) });
      }
      const body = await readAtMost(response.body, maxBytes);
      const isRedirect = response.status >= 300 && response.status < 400;
      if (isRedirect) throw new OutboundError('The answer leads elsewhere.');
      const hasBody = ![204, 205, 304].includes(response.status);
      return new Response(hasBody ? new Uint8Array(body) : null, {
        status: response.status,
        headers: headersOf(response),
      });
    } catch (cause) {
      throw new OutboundError(`${url.host} does not answer.`, { cause });
    }
  };
}
