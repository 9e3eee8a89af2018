import { randomUUID } from 'node:crypto';
import path from 'node:path';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import {
  createSessionService,
  createSignInGroups,
  identityModules,
  recipientStanding,
  registerSignIn,
} from '@rostrum/identity';
import type { AppDeps } from './app-deps.ts';
import { attachWork } from './attach-work.ts';
import type { Config } from './config.ts';
import { createDatabaseClock, createListener } from '@rostrum/server-kit/database';
import { openDatabase, type OpenDatabase } from '@rostrum/server-kit/opening';
import { createBackgroundWork, createBoss } from '@rostrum/server-kit/jobs';
import {
  createDeployTokenService,
  createHostHistory,
  createOverrideService,
  createReleaseProofs,
  createReleases,
  createSite,
  createVisitorLookup,
} from '@rostrum/release-registry';
import {
  type MailTransport,
  createMailJob,
  createRecipientBudget,
  createReplyAddresses,
  mailTransportOf,
} from '@rostrum/server-kit/mail';
import { createLiveHub } from '@rostrum/server-kit/live';
import { loggerOptions } from '@rostrum/server-kit/logging';
import {
  compressAnswers,
  createReadiness,
  errorHandler,
  generalRateLimit,
  health,
  hostCheck,
  liveEvents,
  openApi,
  longestUrl,
  pathParameters,
  registerRoutes,
  requestLog,
  requestMetrics,
  requirePolicy,
  securityHeaders,
  storableInput,
  unreadableRequests,
  urlLength,
} from '@rostrum/server-kit/http';
import {
  type DirectoryModule,
  baseModules,
  createMemberHandlers,
  mailKinds,
  modules as directoryModules,
  personalData,
} from './modules.ts';
import { createEmbedAccess } from './modules/embeds/index.ts';
import { createApiKeyService } from './modules/integrations/index.ts';
import { inquiryVectorSource } from './modules/inquiries/index.ts';
import { questionVectorSource } from './modules/questions/index.ts';
import { createListDelivery } from './modules/mailing-lists/index.ts';
import { starterClassifications } from './modules/classifications/index.ts';
import { createPictureTaker, personDrafts } from './modules/people/index.ts';
import { healthParts, openSemanticSearch, semanticGauges } from './modules/search/index.ts';
import { createTextVectorWorker, textVectorGauges } from './modules/text-vectors/index.ts';
import { createClamdScanner, openStore } from '@rostrum/server-kit/storage';
import { createLimits } from '@rostrum/server-kit/limits';
import { loadSecrets, repositoryRoot } from '@rostrum/server-kit';
import { setPersonalDataRegister } from '@rostrum/server-kit/personal-data';
import {
  collectConstraints,
  collectPages,
  collectRoutes,
  registerEndpoints,
} from '@rostrum/server-kit/module';
import { registerRequestGuards } from './register-request-guards.ts';
import { devMail } from './serving/dev-mail.ts';
import { files } from './serving/files.ts';
import { help } from './serving/help/help.ts';
import { siteIdentity } from './serving/site-identity/site-identity.ts';
import { createInquiryDocument } from './serving/inquiry-document.ts';
import { createOwnDraftLookup } from './serving/own-draft.ts';
import { pages } from './serving/pages.ts';
import { changesInBatches, createPageCache } from './modules/page-changes/index.ts';
import { createPublicAssets } from './serving/public-assets.ts';
import type { GuestAnswer } from './serving/public-routes.ts';
import { createCrawlerCount } from './serving/count-crawlers.ts';
import { createMailLogos, findMailLook, findSignInBrand, findSignInTheme } from './modules/themes/index.ts';

export interface AppOverrides {
  /** An open database; the app then leaves it open when it closes. */
  database?: OpenDatabase;
  clock?: () => Date;
  /** Instead of the directory's own. */
  modules?: readonly DirectoryModule[];
  /** Instead of what SMTP_URL says. */
  mailTransport?: MailTransport;
  /** Whether it takes jobs from the queue, as every server does; one that does not still orders them. */
  worksJobs?: boolean;
  /** Where log lines go instead of the standard output. */
  logStream?: DestinationStream;
}

/** A server around one database: plugins first, then the modules. Nothing listens yet. */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<FastifyInstance> {
  const modules: readonly DirectoryModule[] = [...baseModules, ...(overrides.modules ?? directoryModules)];
  setPersonalDataRegister(personalData);
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
    // The first start makes every queue of jobs, which takes a busy machine longer than the usual ten seconds.
    pluginTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // A request that a proxy had already sent on an open connection is answered, not refused.
    return503OnClosing: false,
    // The length of the whole address is limited; a page of its own answers links that are too long to be any.
    routerOptions: { maxParamLength: longestUrl },
  });
  app.decorate('countryHeader', config.countryHeader);
  const log = app.log;
  const databaseClock = await createDatabaseClock(db, {
    report: (error) => log.warn({ err: error }, 'the time of the database was not read'),
  });
  const { clock = databaseClock.now } = overrides;
  database.secondConnections.report = (error) =>
    log.error({ err: error }, 'a second connection was asked for');
  app.addHook('onClose', async () => {
    databaseClock.stop();
    if (!overrides.database) await database.close();
  });

  const listener = createListener(database.config);
  const boss = createBoss({ pool, log, listener });
  const replyAddresses = config.inbound
    ? createReplyAddresses({ domain: config.inbound.domain, key: secrets.replyAddress })
    : undefined;
  const transport = overrides.mailTransport ?? mailTransportOf({ ...config, addresses: replyAddresses });
  const uploadStore = openStore({
    url: config.uploadStoreUrl,
    dataDir: config.dataDir,
    folder: 'uploads',
  });
  const readMailLogo = createMailLogos(uploadStore);
  const limits = createLimits(database.limitsPool, config.rateLimitScale, secrets.visitor);
  const mailJob = createMailJob({
    boss,
    db,
    transport,
    log,
    kinds: mailKinds,
    budget: createRecipientBudget({
      kinds: mailKinds,
      scale: config.rateLimitScale,
      ...recipientStanding,
    }),
    lookOf: findMailLook,
    readLogo: readMailLogo,
    host: new URL(config.publicUrl).hostname,
    addresses: replyAddresses,
  });
  const work = createBackgroundWork({ boss, log });
  const sessions = createSessionService({ db, secrets, clock });
  const root = path.resolve(repositoryRoot, config.siteDir ?? '.');
  const site = createSite(root, log);
  const hub = createLiveHub(listener);
  const releases = createReleases({
    db,
    site,
    store: openStore({ url: config.releaseStoreUrl, dataDir: config.dataDir, folder: 'releases' }),
    hub,
    clock,
    log,
  });
  const publicAssets = createPublicAssets(root);
  const virusScanner = config.clamdUrl === undefined ? undefined : createClamdScanner(config.clamdUrl);
  const semantics = openSemanticSearch(config, { db, listener, log });
  const sources = [questionVectorSource, inquiryVectorSource];
  const textVectors = createTextVectorWorker({ db, listener, log, semantics, sources });
  const handlers = createMemberHandlers(modules);
  const deps: AppDeps = {
    config,
    semantics,
    db,
    clock,
    mail: mailJob.outbox,
    replyAddresses,
    arrived: createListDelivery({ mail: mailJob.outbox, secrets, config, clock }).arrived,
    background: work.background,
    ...handlers,
    applySignInGroups: createSignInGroups({ db, ...handlers }),
    offerPicture: createPictureTaker({ db, clock, limits, log, uploadStore, virusScanner, config }),
    beginnings: { ...personDrafts, ...starterClassifications },
    limits,
    secrets,
    sessions,
    site,
    releases,
    uploadStore,
    virusScanner,
    inquiryDocument: createInquiryDocument({ publicAssets, clock, origin: config.publicUrl, db }),
    releaseProofs: createReleaseProofs(secrets.visitor),
    deployTokens: createDeployTokenService({ db, clock }),
    apiKeys: createApiKeyService({ db, clock }),
    embedAccess: createEmbedAccess({ db, config, limits }),
    log,
  };

  await app.register(requirePolicy);
  await app.register(requestLog);
  await app.register(securityHeaders, { config });
  await app.register(hostCheck, { config });
  await app.register(compressAnswers);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 65_536 });
  await app.register(errorHandler, {
    constraints: collectConstraints(modules),
  });
  for (const check of [urlLength, pathParameters, storableInput]) await app.register(check);
  await app.register(generalRateLimit, { config });
  await app.register(openApi, {
    isPublished: config.hasApiDocs,
    describe: async () => ({
      publicUrl: config.publicUrl,
      contracts: await import('@rostrum/contracts/all'),
      resources: (await import('@rostrum/contracts/resources')).apiResources,
    }),
  });
  await registerRequestGuards(app, { config, listener, sessions });
  const [readiness, parts] = [createReadiness(), () => healthParts(semantics)];
  await app.register(health, { db, readiness, isLost: database.isLost, parts });
  await app.register(liveEvents, { hub, sessions, limit: config.liveStreamLimit });
  const gauges = { ...semanticGauges(semantics), ...textVectorGauges(textVectors) };
  if (config.metrics)
    await app.register(requestMetrics, { address: config.metrics, pools: database.pools, boss, gauges });
  await registerSignIn(app, {
    deps,
    sessions,
    modules: identityModules,
    rateLimitScale: config.rateLimitScale,
  });
  await app.register(siteIdentity, { origin: config.publicUrl });
  await app.register(help, {
    publicAssets,
    origin: config.publicUrl,
    clock,
    hasApiDocs: config.hasApiDocs,
  });
  if (!config.isProduction) await app.register(devMail, { db, readLogo: readMailLogo });
  // Imported only here: signing assertions is of no use to a server that checks them.
  if (config.demo && !config.isProduction) {
    const { devIdentityProvider } = await import('@rostrum/identity/development');
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
    limits,
    leakTrackingShare: config.leakTrackingShare,
    findHost: createHostHistory(deps),
    publicAssets,
    onPageAsked: createCrawlerCount(deps),
    findSignInTheme: (url) => findSignInTheme(db, url, config.publicUrl),
    findOwnDraft: createOwnDraftLookup({ sessions, publicUrl: config.publicUrl }),
    findSignInBrand: async (url) =>
      config.demo ? { kind: 'demonstration' } : findSignInBrand(db, url, config.publicUrl),
    pageCache: createPageCache<GuestAnswer>({
      mostBytes: config.pageCacheBytes,
      changesSince: changesInBatches(db),
    }),
    publicPages: collectPages(modules, deps),
  });
  registerEndpoints(app, modules, deps);
  registerRoutes(app, collectRoutes(modules, deps), deps);

  attachWork(app, {
    boss,
    deps,
    listener,
    mailJob,
    modules,
    textVectors,
    transport,
    work,
    worksJobs: overrides.worksJobs !== false,
  });
  return app;
}
