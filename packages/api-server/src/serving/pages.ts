import { randomBytes } from 'node:crypto';
import { releaseProofHeader, type RegistryHost, type SignInBrand } from '@rostrum/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createCookies } from '@rostrum/identity';
import { BusinessError, MethodNotAllowedError, NotFoundError, isBusinessError } from '@rostrum/server-kit';
import { createAllowedMethods, documentPolicy, sendError, sendPlainPage } from '@rostrum/server-kit/http';
import { type Site, originsOf } from '@rostrum/release-registry';
import { findPagePattern } from './area-of-path.ts';
import type { Limits } from '@rostrum/server-kit/limits';
import { type PublicPageRoute, html } from '@rostrum/server-kit/module';
import { indexHtml, type IndexHtml } from './index-html.ts';
import { sendKeptAnswer } from './kept-answer.ts';
import type { OwnDraftLookup } from './own-draft.ts';
import { prefersMarkdown } from './markdown.ts';
import type { PageCache } from '../modules/page-changes/index.ts';
import type { PublicAssets } from './public-assets.ts';
import {
  cacheControl,
  countPage,
  findGuestAnswer,
  pathOf,
  renderPublic,
  writeGuestPage,
  writeMarkdown,
  writePreview,
  type GuestAnswer,
} from './public-routes.ts';
import { noQuery, previewFile } from '../modules/public-pages/index.ts';
import type { SignInTheme } from '../modules/themes/index.ts';
import { signInPageOf } from './sign-in-pages.ts';
import { createUnslashed } from './unslashed.ts';
import { pageRegistryOf, registryOf, type RegistryDeps } from './registry-of.ts';

interface PagesOptions extends RegistryDeps {
  site: Site;
  origin: string;
  leakTrackingShare: number;
  /** A shell that pages may still have open, by its version. */
  findHost: (version: string) => Promise<RegistryHost | undefined>;
  publicPages: readonly PublicPageRoute[];
  /** Style and script of guests' pages; undefined before they are built. */
  publicAssets: () => PublicAssets | undefined;
  /** Told of each public page that is asked for. */
  onPageAsked: (request: FastifyRequest) => void;
  /** The look of the organisation from whose page a visitor comes to sign in. */
  findSignInTheme: (url: string) => Promise<SignInTheme | undefined>;
  /** Leads the owner of a profile that is not public to its preview. */
  findOwnDraft: OwnDraftLookup;
  /** Who the pages to sign in belong to. */
  findSignInBrand: (url: string) => Promise<SignInBrand>;
  limits: Pick<Limits, 'consume'>;
  /** Finished pages that guests were sent. */
  pageCache: PageCache<GuestAnswer>;
}

/** Pages of the shell itself; all others belong to an area, by its manifest. */
const shellPaths = new Set(['/', '/dashboard']);
const machinePaths = /^\/(api|app|v1|assets|remotes|registry|embed|docs|dev)(\/|$)/;

/**
 * What search engines may keep: public pages that do not say otherwise, the front page, and pages to sign in whose
 * address is no secret. Pages of areas belong to a person, and a tracking page or shared list opens to whoever has its
 * address.
 */
function isForSearchEngines({ page, signInPage, area }: Partial<IndexHtml>, status: number): boolean {
  if (status !== 200) return false;
  if (page) return page.noindex !== true;
  return signInPage ? signInPage.isSecret !== true : area === undefined;
}

interface SentIndex extends Omit<
  IndexHtml,
  'nonce' | 'origin' | 'shell' | 'isIndexed' | 'leakTrackingShare'
> {
  origins?: string[];
  /** Nothing in it is meant for one person or one link. */
  isForEverybody?: boolean;
}

function sendIndex(
  reply: FastifyReply,
  { site, origin, leakTrackingShare }: PagesOptions,
  { origins = [], isForEverybody = false, ...page }: SentIndex,
  status: number,
): FastifyReply {
  const shell = site.shell();
  if (!shell) {
    const body = html`<p>The pages of this installation have not been built yet. Run <code>npm start</code>, or wait until it has finished.</p>`;
    return sendPlainPage(reply.header('retry-after', '5'), { title: 'Not built yet', body, status: 503 });
  }
  const nonce = randomBytes(18).toString('base64');
  const isIndexed = isForSearchEngines(page, status);
  if (!isIndexed) reply.header('x-robots-tag', 'noindex');
  return reply
    .code(status)
    .headers({
      'content-security-policy': documentPolicy(nonce, origin.startsWith('https:'), origins),
      'cache-control': cacheControl(isForEverybody && origins.length === 0),
    })
    .type('text/html; charset=utf-8')
    .send(indexHtml({ ...page, isIndexed, nonce, origin, shell, leakTrackingShare }));
}

/** The failure of an address that is no page: wrong method, or nothing there. Asked of patterns, never of rows. */
function noSuchCall(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  const { method } = request;
  const path = pathOf(request).slice(0, 200);
  // A route of this very method may have found nothing itself, as for a file that is not there.
  if (allowed.length === 0 || allowed.includes(method))
    return sendError(new NotFoundError(`Nothing is here at ${method} ${path}.`), request, reply);
  const allow = allowed.join(', ');
  return sendError(new MethodNotAllowedError(method, allow), request, reply.header('allow', allow));
}

/** A page that cannot be drawn for now is said in words: whoever asked for a page reads no JSON. */
const sendUnavailable = (reply: FastifyReply, { message }: Error): FastifyReply =>
  sendPlainPage(reply.headers({ 'retry-after': '5', 'x-robots-tag': 'noindex' }), {
    title: 'Not available yet',
    body: html`<p>${message}</p><p><a href="">Try again</a></p>`,
    status: 503,
  });

/** The page of one who is signed in or tries another release: drawn for them alone, and kept nowhere. */
async function answerForOne(
  route: PublicPageRoute,
  request: FastifyRequest,
  options: PagesOptions,
): Promise<GuestAnswer> {
  await countPage(route, request, options.limits);
  const page = await renderPublic(route, request);
  if ('movedTo' in page) return { page };
  const answer = prefersMarkdown(request)
    ? writeMarkdown(page, options)
    : page.isDocument === true
      ? writeGuestPage(page, options)
      : undefined;
  if (!answer) return { page };
  return {
    page,
    answer: { ...answer, headers: { ...answer.headers, 'cache-control': cacheControl(false) } },
  };
}

/** The pictures of public pages for previews of links: the same for everybody, so those who are signed in get the guests'. */
function registerPreviews(app: FastifyInstance, options: PagesOptions): void {
  for (const route of options.publicPages)
    app.get(route.path + previewFile, { config: { policy: 'page' } }, async (request, reply) => {
      const { page, answer } = await findGuestAnswer(
        options.pageCache,
        // The picture shows what the page is about, whatever is searched for on it.
        { route: { ...route, query: noQuery }, request, writing: options },
        writePreview,
      );
      if ('movedTo' in page) return reply.redirect(page.movedTo + previewFile, 301);
      if (answer) return sendKeptAnswer(request, reply, answer);
      throw page.status === 410
        ? new BusinessError('gone', page.description)
        : new NotFoundError('There is no picture of this page.');
    });
}

function registerPublicPages(
  app: FastifyInstance,
  options: PagesOptions,
  isGuest: (request: FastifyRequest) => boolean,
  unslashed: ReturnType<typeof createUnslashed>,
): void {
  for (const route of options.publicPages)
    app.get(route.path, { config: { policy: 'page' } }, async (request, reply) => {
      const own = unslashed(request.url);
      if (own !== undefined) return reply.redirect(own, 301);
      const isForGuest = isGuest(request);
      options.onPageAsked(request);
      // Whoever tries another release of an area wants to see that one draw the page.
      const isKept = isForGuest && (await options.overridesOf(request)).length === 0;
      const found = await (
        isKept
          ? findGuestAnswer(options.pageCache, { route, request, writing: options })
          : answerForOne(route, request, options)
      ).catch((error: unknown) => {
        if (isBusinessError(error) && error.code === 'unavailable') return error;
        throw error;
      });
      if (found instanceof Error) return sendUnavailable(reply, found);
      const { page, answer }: GuestAnswer = found;
      if ('movedTo' in page) return reply.redirect(page.movedTo, 301);
      const draft =
        !isForGuest && (page.status ?? 200) !== 200
          ? await options.findOwnDraft(request, pathOf(request))
          : undefined;
      if (draft !== undefined) return reply.header('cache-control', cacheControl(false)).redirect(draft, 302);
      if (answer) return sendKeptAnswer(request, reply.code(page.status ?? 200), answer);
      reply.header('vary', 'Accept');
      const { registry, proof, area, overrides } = await pageRegistryOf(options, request, reply, {
        path: pathOf(request),
        isForGuest,
      });
      return sendIndex(
        reply,
        options,
        {
          entry: 'shell',
          registry,
          proof,
          area,
          page,
          ...(page.drawForGuest && { finishedStyle: options.publicAssets()?.style }),
          origins: originsOf(overrides),
          isForEverybody: page.noindex !== true && isForGuest,
        },
        page.status ?? 200,
      );
    });
}

/** Every HTML route: public pages with their text, the app's pages without, and 404 for what belongs to no one. */
export const pages = fp<PagesOptions>(
  async (app, options) => {
    const cookies = createCookies(options.origin);
    const isGuest = (request: FastifyRequest) => cookies.read(request, 'session') === undefined;
    const unslashed = createUnslashed(options.publicPages);
    registerPublicPages(app, options, isGuest, unslashed);
    registerPreviews(app, options);
    app.get<{ Querystring: { revision?: string; host?: string } }>(
      '/registry.json',
      { config: { policy: 'file' } },
      async (request, reply) => {
        // Whoever was told of a change names it, and may have been told by another server.
        const revision = /^\d{1,15}$/.test(request.query.revision ?? '') ? Number(request.query.revision) : 0;
        const { registry, proof } = await registryOf(options, request, reply, revision);
        const own = request.query.host;
        // A tab that was opened with an earlier shell judges releases by what that one provides.
        const host = own === undefined || own === registry.host?.version ? null : await options.findHost(own);
        return reply
          .headers({ 'cache-control': 'private, no-store', [releaseProofHeader]: proof })
          .send(host ? { ...registry, host } : registry);
      },
    );
    let allowedMethods: ReturnType<typeof createAllowedMethods> = () => [];
    app.addHook('onReady', async () => {
      allowedMethods = createAllowedMethods(app.routeTable);
    });
    const limitRate = app.rateLimit();
    // Before the body is parsed: Fastify refuses some methods for their content type without asking for a route.
    app.addHook('onRequest', async (request, reply) => {
      if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return;
      await limitRate.call(app, request, reply);
      return noSuchCall(request, reply, allowedMethods(request.url.split('?')[0] ?? ''));
    });
    // No route of its own, so the general rate limit must be named.
    app.setNotFoundHandler({ preHandler: limitRate }, async (request, reply) => {
      const path = pathOf(request);
      const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !machinePaths.test(path);
      if (!wantsPage) return noSuchCall(request, reply, allowedMethods(request.url.split('?')[0] ?? ''));
      const own = unslashed(request.url);
      if (own !== undefined) return reply.redirect(own, 301);
      const signInPage = signInPageOf(path);
      if (signInPage) {
        request.pagePattern = path;
        // The address of a mailed link is its secret; what this page loads or leads to is not told of it.
        if (signInPage.isSecret) reply.header('referrer-policy', 'no-referrer');
        const theme = signInPage.isSecret ? undefined : await options.findSignInTheme(request.url);
        return sendIndex(
          reply,
          options,
          {
            entry: 'sign-in',
            signInPage: {
              ...signInPage,
              url: request.url,
              theme,
              // The secret of a mailed link is not looked at, nor does it matter here.
              brand: await options.findSignInBrand(signInPage.isSecret ? path : request.url),
            },
            isForEverybody: signInPage.isSecret !== true && isGuest(request),
          },
          200,
        );
      }
      const { registry, proof, area, overrides } = await pageRegistryOf(options, request, reply, {
        path,
        isForGuest: isGuest(request),
      });
      request.pagePattern = area && findPagePattern(area, path);
      const isKnown = request.pagePattern !== undefined || shellPaths.has(path);
      return sendIndex(
        reply,
        options,
        { entry: 'shell', registry, proof, area, origins: originsOf(overrides) },
        isKnown ? 200 : 404,
      );
    });
  },
  { name: 'pages', dependencies: ['error-handler', 'general-rateLimit'] },
);
