import { maximumProofs, releaseProofHeader, type Registry, type RegistryHost } from '@rostrum/contracts';
import { parseRegistry, readInlinedProof, readInlinedRegistry } from './read-registry.ts';

const address = '/registry.json';
const timeoutMs = 3_000;

export interface RegistryClient {
  get(): Registry;
  /**
   * The shell of this page, from the first answer: a tab that stays open stays the old shell. What it provides is known
   * once the server was asked again: releases in the page were compared by the server.
   */
  readonly host: RegistryHost | null;
  /** What the server signed of the releases it gave this page, the newest last; reports of them count only with it. */
  proofs(): readonly string[];
  /** Milliseconds since the server was last heard. */
  age(): number;
  /** Asks the server again, at least for this revision. Without an answer in time the registry stays as it was. */
  refresh(revision?: string): Promise<Registry>;
  /** Calls back after each answer that says something else than the one before. */
  subscribe(listener: () => void): () => void;
}

export interface RegistryClientOptions {
  page?: Document;
  fetch?: typeof globalThis.fetch;
  report: (error: unknown) => void;
}

/** The registry of this page: inlined by the server, asked for again when it may have changed. */
export function createRegistryClient({
  page = document,
  fetch = (...request) => globalThis.fetch(...request),
  report,
}: RegistryClientOptions): RegistryClient {
  let registry = readInlinedRegistry(page, report);
  let text = JSON.stringify(registry);
  let heard = performance.now();
  let proofs: readonly string[] = [];
  function keepProof(proof: string | null) {
    if (proof) proofs = [...proofs.filter((known) => known !== proof), proof].slice(-maximumProofs);
  }
  keepProof(readInlinedProof(page));
  let { host } = registry;
  function keepProvides({ host: told }: Registry) {
    if (host && told?.version === host.version && Object.keys(host.provides).length === 0) host = told;
  }
  const asking = new Map<string, Promise<Registry>>();
  const listeners = new Set<() => void>();

  function take(fresh: Registry) {
    heard = performance.now();
    keepProvides(fresh);
    // An empty answer would take every area away; it is a fault of the server rather than the truth.
    if (fresh.areas.length === 0) return;
    const next = JSON.stringify(fresh);
    if (next === text) return;
    registry = fresh;
    text = next;
    for (const listener of listeners) listener();
  }

  async function ask(url: string): Promise<Registry> {
    try {
      const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
      keepProof(response.headers.get(releaseProofHeader));
      take(parseRegistry(await response.json(), report));
    } catch (error) {
      report(error);
    } finally {
      asking.delete(url);
    }
    return registry;
  }

  return {
    get: () => registry,
    get host() {
      return host;
    },
    proofs: () => proofs,
    age: () => performance.now() - heard,
    refresh(revision) {
      const query = new URLSearchParams({
        ...(revision !== undefined && { revision }),
        ...(host && { host: host.version }),
      });
      const url = query.size === 0 ? address : `${address}?${query}`;
      const under = asking.get(url) ?? ask(url);
      asking.set(url, under);
      return under;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
