import type { Registry } from '@rostrum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Releases, ResolvedOverride, VisitorLookup } from '@rostrum/release-registry';

export interface RegistryDeps {
  releases: Pick<Releases, 'book' | 'resolve'>;
  visitorOf: VisitorLookup;
  /** What this visitor runs instead of what is released. */
  overridesOf: (request: FastifyRequest) => Promise<readonly ResolvedOverride[]>;
  /** Signs that these releases were given to whoever asks; without it their reports do not count. */
  proofOf: (registry: Registry, request: FastifyRequest) => string;
}

export interface VisitorRegistry {
  registry: Registry;
  proof: string;
  overrides: readonly ResolvedOverride[];
}

/** The registry answer for whoever asks, of at least this revision. */
export async function registryOf(
  { releases, visitorOf, overridesOf, proofOf }: RegistryDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  revision = 0,
): Promise<VisitorRegistry> {
  const book = await releases.book({ revision });
  const [visitor, overrides] = await Promise.all([visitorOf(book, request, reply), overridesOf(request)]);
  const registry = await releases.resolve(visitor, { overrides, revision });
  return { registry, proof: proofOf(registry, request), overrides };
}
