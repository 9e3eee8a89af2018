import type { IncomingHttpHeaders } from 'node:http';

/** Host of the page that a browser asks for, by Origin or else Referer; absent when neither names one. */
export function readPageHost({ origin, referer }: IncomingHttpHeaders): string | undefined {
  const address = origin ?? referer;
  if (address === undefined || !URL.canParse(address)) return undefined;
  return new URL(address).hostname || undefined;
}
