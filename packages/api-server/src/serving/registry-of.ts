import type { Registry, RegistryArea } from '@rostrum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Releases, ResolvedOverride, VisitorLookup } from '@rostrum/release-registry';
import { areaOfPath } from './area-of-path.ts';
import { thinRegistry } from './thin-registry.ts';

export interface RegistryDeps {
  releases: Pick<Releases, 'releaseIndex' | 'resolve'>;
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

async function resolve(
  { releases, visitorOf, overridesOf }: RegistryDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  revision: number,
): Promise<Omit<VisitorRegistry, 'proof'>> {
  const index = await releases.releaseIndex({ revision });
  const [visitor, overrides] = await Promise.all([visitorOf(index, request, reply), overridesOf(request)]);
  return { registry: await releases.resolve(visitor, { overrides, revision }), overrides };
}

/** The registry answer for whoever asks, of at least this revision. */
export async function registryOf(
  deps: RegistryDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  revision = 0,
): Promise<VisitorRegistry> {
  const { registry, overrides } = await resolve(deps, request, reply, revision);
  return { registry, proof: deps.proofOf(registry, request), overrides };
}

export interface PageVisit {
  path: string;
  isForGuest: boolean;
}

export interface PageRegistry extends VisitorRegistry {
  /** The area of the path. */
  area: RegistryArea | undefined;
}

/** What a page carries of the registry answer, and a proof of the releases in it. */
export async function pageRegistryOf(
  deps: RegistryDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, isForGuest }: PageVisit,
): Promise<PageRegistry> {
  const { registry: whole, overrides } = await resolve(deps, request, reply, 0);
  const area = areaOfPath(whole, path);
  const registry = thinRegistry(whole, { isForGuest, area: area?.area });
  return { registry, proof: deps.proofOf(registry, request), area, overrides };
}
