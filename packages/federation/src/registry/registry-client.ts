import type { Registry } from '@rostrum/contracts';
import { parseRegistry, readInlinedRegistry } from './read-registry.ts';

const address = '/registry.json';
const patienceMs = 3_000;

export interface RegistryClient {
  get(): Registry;
  /** Asks the server again. Without an answer in time the registry stays as it was. */
  refresh(): Promise<Registry>;
}

export interface RegistryClientOptions {
  page?: Document;
  fetch?: typeof globalThis.fetch;
  report: (error: unknown) => void;
}

/** The registry of this page: inlined by the server, asked for again before a retry. */
export function createRegistryClient({
  page = document,
  fetch = (...request) => globalThis.fetch(...request),
  report,
}: RegistryClientOptions): RegistryClient {
  let registry = readInlinedRegistry(page, report);
  return {
    get: () => registry,
    async refresh() {
      try {
        const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
        if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
        const fresh = parseRegistry(await response.json(), report);
        // An empty answer would take every area away; it is a fault of the server rather than the truth.
        if (fresh.areas.length > 0) registry = fresh;
      } catch (error) {
        report(error);
      }
      return registry;
    },
  };
}
