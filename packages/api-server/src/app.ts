import { randomUUID } from 'node:crypto';
import path from 'node:path';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { createAuthContext } from './auth/auth-context.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { createCookies } from './auth/cookies.ts';
import { createRefreshService } from './auth/refresh.service.ts';
import { createSessionService } from './auth/session.service.ts';
import { createPasswordProvider } from './auth/password-provider.ts';
import { createSignInDoor } from './auth/sign-in-door.ts';
import type { Config } from './config.ts';
import { runAsSystem } from './database/principal.ts';
import { openDatabase, type OpenDatabase } from './database/open-database.ts';
import { createBackgroundWork } from './jobs/background-work.ts';
import { createBoss, stopBoss } from './jobs/job-queue.ts';
import { startAlerting } from './jobs/alert-saved-searches.job.ts';
import { startClosingSilentInquiries } from './jobs/close-silent-inquiries.job.ts';
import { startPruning } from './jobs/prune-expired.job.ts';
import { startWatchingReleases } from './jobs/watch-releases.job.ts';
import { createMailJob } from './jobs/send-mail.job.ts';
import { createLiveHub } from './live/live-hub.ts';
import { loggerOptions } from './logging/logger-options.ts';
import { liveEvents } from './live/live-events.ts';
import { mailTransportOf, type MailTransport } from './mail/mail-transport.ts';
import { modules as allModules } from './modules.ts';
import { createReleaseProofs } from './modules/platform/proofs/release-proofs.ts';
import { createOverrideService } from './modules/platform/overrides/overrides.service.ts';
import { createDeployTokenService } from './modules/releases/deploy-tokens/deploy-tokens.service.ts';
import { createReleases } from './modules/releases/releases.service.ts';
import { openStore } from './modules/releases/store/open-store.ts';
import { createVisitorLookup } from './modules/releases/visitor-of.ts';
import { authentication } from './plugins/authentication.ts';
import { compressAnswers } from './plugins/compress-answers.ts';
import { errorHandler } from './plugins/error-handler.ts';
import './plugins/fastify-types.ts';
import { generalBrake } from './plugins/general-brake.ts';
import { health } from './plugins/health.ts';
import { hostCheck } from './plugins/host-check.ts';
import { createLimits } from './plugins/limits.ts';
import { openApi } from './plugins/openapi.ts';
import { requestLog } from './plugins/request-log.ts';
import { requirePolicy } from './plugins/require-policy.ts';
import { secondFactorGate } from './plugins/second-factor-gate.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { urlLength } from './plugins/url-length.ts';
import { unreadableRequests } from './plugins/unreadable-requests.ts';
import { repositoryRoot } from './repository-root.ts';
import { registerRoutes } from './routing/register-routes.ts';
import type { ServerModule } from './routing/server-module.ts';
import { loadSecrets } from './secrets.ts';
import type { ServerDeps } from './server-deps.ts';
import { devMail } from './serving/dev-mail.ts';
import { files } from './serving/files.ts';
import { help } from './serving/help.ts';
import { pages } from './serving/pages.ts';
import { createSite } from './serving/site.ts';

export interface AppOverrides {
  /** An open database; the app then leaves it open when it closes. */
  database?: OpenDatabase;
  clock?: () => Date;
  modules?: readonly ServerModule[];
  /** Instead of what SMTP_URL says. */
  mailTransport?: MailTransport;
  /** Where log lines go instead of the standard output. */
  logStream?: DestinationStream;
}

/** A server around one database: plugins first, then the modules. Nothing listens yet. */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<FastifyInstance> {
  const { clock = () => new Date(), modules = allModules } = overrides;
  const secrets = loadSecrets(config);
  const database = overrides.database ?? (await openDatabase(config));
  const { db, pool } = database;
  const app = fastify({
    logger: loggerOptions(config, overrides.logStream),
    // One line per answer is written by request-log, with less in it.
    logController: new LogController({ disableRequestLogging: true }),
    // Random rather than ordered: made for each request, and Node keeps entropy for it in stock.
    genReqId: () => randomUUID(),
    ...unreadableRequests(config),
    trustProxy: config.trustProxy === false ? false : config.trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 400 },
  });
  const log = app.log;
  database.secondConnections.report = (error) =>
    log.error({ err: error }, 'a second connection was asked for');
  app.addHook('onClose', async () => {
    if (!overrides.database) await database.close();
  });

  const boss = createBoss({ pool, log });
  const transport = overrides.mailTransport ?? mailTransportOf(config);
  const mailJob = createMailJob({ boss, db, transport, log, host: new URL(config.publicUrl).hostname });
  const work = createBackgroundWork({ boss, log });
  const limits = createLimits(database.limitsPool, config.rateLimitScale);
  const sessions = createSessionService({ db, secrets, clock });
  const root = path.resolve(repositoryRoot, config.siteDir ?? '.');
  const site = createSite(root, log);
  const hub = createLiveHub(database.config);
  const releases = createReleases({ db, site, store: openStore(config), hub, clock, log });
  const deps: ServerDeps = {
    config,
    db,
    clock,
    mail: mailJob.outbox,
    background: work.background,
    limits,
    secrets,
    sessions,
    site,
    releases,
    releaseProofs: createReleaseProofs(secrets.visitor),
    deployTokens: createDeployTokenService({ db, clock }),
    log,
  };

  const door = createSignInDoor({
    db,
    sessions,
    log,
    rules: modules.flatMap(({ signInRules }) => signInRules?.(deps) ?? []),
    followers: modules.flatMap(({ afterSignIn }) => afterSignIn?.(deps) ?? []),
  });

  await app.register(requirePolicy);
  await app.register(requestLog);
  await app.register(securityHeaders, { config });
  await app.register(hostCheck, { config });
  await app.register(compressAnswers);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 65_536 });
  await app.register(errorHandler, {
    constraints: Object.assign({}, ...modules.map(({ constraints }) => constraints)),
  });
  await app.register(urlLength);
  await app.register(generalBrake, { config });
  await app.register(openApi, { isPublished: config.hasApiDocs });
  await app.register(authentication, { sessions });
  await app.register(secondFactorGate);
  await app.register(health, { db, isLost: database.isLost });
  await app.register(liveEvents, { hub, sessions, limit: config.liveStreamLimit });
  await app.register(authRoutes, {
    context: createAuthContext({
      origin: config.publicUrl,
      secrets,
      cookies: createCookies(config.publicUrl),
    }),
    sessions,
    providers: [
      createPasswordProvider({ db, limits, door, log }),
      ...modules.flatMap(({ signInProviders }) => signInProviders?.(deps, door) ?? []),
    ],
    refreshService: createRefreshService({ db, secrets, sessions, log }),
    rateLimitScale: config.rateLimitScale,
  });
  await app.register(help);
  if (!config.isProduction) await app.register(devMail, { db });
  // Imported only here: signing assertions is of no use to a server that checks them.
  if (config.demo && !config.isProduction) {
    const { devIdentityProvider } = await import('./modules/sso/development/dev-identity-provider.ts');
    await app.register(devIdentityProvider, { db, config });
  }
  await app.register(files, { site, root, releases });
  // Imported only here: a server without demonstration data has no use for drawing code.
  if (config.demo) await app.register((await import('./demo/demo-artwork.routes.ts')).demoArtwork);
  await app.register(pages, {
    site,
    releases,
    visitorOf: createVisitorLookup({ sessions, publicUrl: config.publicUrl }),
    overridesOf: createOverrideService(deps).inForce,
    proofOf: (registry, { ip }) => deps.releaseProofs.sign(registry, { ip, at: clock() }),
    origin: config.publicUrl,
    publicPages: modules.flatMap(({ pages: ofModule }) => ofModule?.(deps) ?? []),
  });
  for (const { endpoints } of modules) endpoints?.(app, deps, door);
  registerRoutes(
    app,
    modules.flatMap(({ routes }) => routes?.(deps) ?? []),
    deps,
  );

  // What is started here goes on in the name of the system: jobs act for every organisation.
  app.addHook('onReady', () =>
    runAsSystem('jobs act for every organisation', async () => {
      await boss.start();
      await mailJob.start();
      await work.start();
      await startPruning(boss, db);
      await startClosingSilentInquiries(boss, deps);
      await startAlerting(boss, deps);
      await startWatchingReleases(boss, deps);
    }),
  );
  app.addHook('preClose', async () => {
    await stopBoss(boss, 8000);
    transport?.close();
  });
  return app;
}
