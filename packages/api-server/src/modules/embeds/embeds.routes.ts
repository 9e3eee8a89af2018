import { embeds } from '@rostrum/contracts';
import { embedContent, embedDefaults, installChecks, savedEmbeds } from '@rostrum/contracts/builder';
import { contractRoutes, publicRoute, route } from '@rostrum/server-kit/module';
import { createEventService, type EventServiceDeps } from '../events/index.ts';
import type { EmbedAccessDeps } from './embed-access.ts';
import { createEmbedDefaultsService } from './embed-defaults.service.ts';
import { createEmbedService } from './embeds.service.ts';
import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import type { DirectorySearchDeps } from '../search/index.ts';
import { createInstallCheckService } from './install-check/install-check.service.ts';
import { createSavedEmbedService } from './saved-embeds.service.ts';

const manage = 'builder.manage';
/** Kept for a minute, for the page that asked: another one may not be allowed. */
const kept = { cacheControl: 'public, max-age=60', vary: 'Origin, Referer', isShared: true };
/** A change of a saved one is on every page at once: it is kept, and asked for again. */
const keptForAsking = { cacheControl: 'public, no-cache', vary: 'Origin, Referer', isShared: true };

type EmbedDeps = EventServiceDeps &
  EmbedAccessDeps &
  DirectorySearchDeps & { config: { isProduction: boolean } };

export const embedRoutes = contractRoutes((deps: EmbedDeps) => {
  const { db, config } = deps;
  const service = createEmbedService({
    db,
    semantics: deps.semantics,
    clock: deps.clock,
    publicUrl: config.publicUrl,
    events: createEventService(deps),
    access: deps.embedAccess,
  });
  const saved = createSavedEmbedService({ db, clock: deps.clock });
  const defaults = createEmbedDefaultsService({ db });
  const checks = createInstallCheckService({
    db,
    publicUrl: config.publicUrl,
    fetch: createGuardedFetch({
      allowLoopback: !config.isProduction,
      timeoutMs: 10_000,
      maxBytes: 2_000_000,
    }),
  });
  return [
    publicRoute(
      embeds.directory,
      ({ params, query, request }) => service.directory(params, query, request),
      kept,
    ),
    publicRoute(
      savedEmbeds.show,
      ({ params, query, request }) => service.saved(params, query, request),
      keptForAsking,
    ),
    publicRoute(
      embedContent.show,
      ({ params, query, request }) => service.content(params, query, request),
      kept,
    ),
    publicRoute(
      embedContent.saved,
      ({ params, query, request }) => service.savedContent(params, query, request),
      keptForAsking,
    ),
    route(embedContent.candidates, manage, ({ session, query }) => service.candidates(session, query)),
    route(embedContent.narrowings, manage, ({ session, query }) => service.narrowings(session, query)),
    route(savedEmbeds.list, manage, ({ session, query }) => saved.list(session, query)),
    route(savedEmbeds.get, manage, ({ session, params }) => saved.get(session, params.id)),
    route(savedEmbeds.create, manage, ({ session, request, body }) => saved.create(session, request, body)),
    route(savedEmbeds.change, manage, ({ session, request, params, body }) =>
      saved.change(session, request, { id: params.id, body }),
    ),
    route(savedEmbeds.versions, manage, ({ session, params }) => saved.versions(session, params.id)),
    route(savedEmbeds.rollBack, manage, ({ session, request, params, body }) =>
      saved.rollBack(session, request, { id: params.id, number: params.number, version: body.version }),
    ),
    route(savedEmbeds.duplicate, manage, ({ session, request, params }) =>
      saved.duplicate(session, request, params.id),
    ),
    route(savedEmbeds.setStatus, manage, ({ session, request, body }) =>
      saved.setStatus(session, request, body),
    ),
    route(savedEmbeds.removeSeveral, manage, ({ session, request, body }) =>
      saved.removeSeveral(session, request, body.ids),
    ),
    route(savedEmbeds.remove, manage, ({ session, request, params }) =>
      saved.remove(session, request, params.id),
    ),
    route(installChecks.check, manage, ({ session, body }) => checks.check(session, body), {
      limit: { points: 30, seconds: 600 },
    }),
    route(embedDefaults.get, manage, ({ session }) => defaults.get(session)),
    route(embedDefaults.change, manage, ({ session, request, body }) =>
      defaults.change(session, request, body),
    ),
  ];
});
