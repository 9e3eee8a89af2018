import { createHash } from 'node:crypto';
import { withoutTrailingSlashes } from '@rostrum/contracts';
import type { FastifyRequest } from 'fastify';
import { isBusinessError, type BusinessError } from '@rostrum/server-kit';
import type { Limits } from '@rostrum/server-kit/limits';
import { hashedDocumentPolicy } from '@rostrum/server-kit/http';
import { type MovedPage, type PublicPage, type PublicPageRoute, html } from '@rostrum/server-kit/module';
import { guestPage } from './guest-page.ts';
import { type KeptAnswer, keepAnswer, sizeOf } from './kept-answer.ts';
import { markdownOf, prefersMarkdown } from './markdown.ts';
import { countDrawing, type Drawing, type PageCache } from '../modules/page-changes/index.ts';
import { drawPreview } from '../modules/public-pages/index.ts';
import type { PublicAssets } from './public-assets.ts';

export const pathOf = ({ url }: FastifyRequest): string =>
  withoutTrailingSlashes(url.split('?', 1)[0] ?? '') || '/';

/**
 * What everybody may see may be kept by the browser for the way back, and is asked for again otherwise. Pages of a session
 * or of a secret link leave nothing behind.
 */
export const cacheControl = (isKept: boolean) => (isKept ? 'private, no-cache' : 'private, no-store');

/** Whether search engines may keep a public page. */
const isIndexed = (page: PublicPage) => (page.status ?? 200) === 200 && page.noindex !== true;

/** A page that is not there still is a page: the shell says so in its own words. */
const missing = (error: BusinessError, canonicalPath: string): PublicPage => ({
  status: error.code === 'gone' ? 410 : 404,
  title: 'Not found · Rostrum',
  description: error.message,
  canonicalPath,
  noindex: true,
  html: html`<main><h1>Not found</h1><p>${error.message}</p></main>`,
});

/** What a page reads of the query; nothing of one that says nothing usable. */
function readQuery({ query: schema }: PublicPageRoute, { query }: FastifyRequest) {
  const parsed = schema.safeParse(query);
  return parsed.success ? parsed.data : {};
}

/**
 * The parameters of a page's path in the one way in which they are drawn and looked up. Usernames and slugs are compared
 * without case, so every spelling is the same page.
 */
const readParams = ({ params }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params as Record<string, string>).map(([name, value]) => [name, value.toLowerCase()]),
  );

export async function renderPublic(
  route: PublicPageRoute,
  request: FastifyRequest,
): Promise<PublicPage | MovedPage> {
  try {
    return await route.render(readParams(request), readQuery(route, request));
  } catch (error) {
    if (isBusinessError(error) && (error.code === 'not_found' || error.code === 'gone'))
      return missing(error, pathOf(request));
    throw error;
  }
}

interface Writing {
  origin: string;
  publicAssets: () => PublicAssets | undefined;
  limits: Pick<Limits, 'consume'>;
}

/** Counts the drawing of a page against the network that asks for it. */
export const countPage = (
  route: PublicPageRoute,
  request: FastifyRequest,
  limits: Pick<Limits, 'consume'>,
): Promise<void> =>
  countDrawing(limits, request.ip, Object.keys(readQuery(route, request)).length > 0 ? 'search' : 'page');

const withoutUndefined = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

const headersOf = (page: PublicPage, type: string, more: Record<string, string> = {}) =>
  withoutUndefined({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cacheControl(page.noindex !== true),
    'x-robots-tag': isIndexed(page) ? undefined : 'noindex',
    ...more,
  });

/** The same words as the page, under the same rules for search engines. */
export const writeMarkdown = (page: PublicPage, { origin }: Writing): KeptAnswer =>
  keepAnswer(headersOf(page, 'text/markdown'), markdownOf(page, origin));

/** The finished page of a guest, for whom no application is loaded; undefined where it has none. */
export function writeGuestPage(page: PublicPage, { origin, publicAssets }: Writing): KeptAnswer | undefined {
  const assets = publicAssets();
  if (!assets || !page.drawForGuest) return undefined;
  const policy = hashedDocumentPolicy(assets.hashes, origin.startsWith('https:'), page.frames);
  return keepAnswer(
    headersOf(page, 'text/html', { 'content-security-policy': policy }),
    guestPage({ page, body: page.drawForGuest(), origin, isIndexed: isIndexed(page), assets }),
  );
}

/** The picture of a page for previews; undefined where it has none, or is not there. */
export async function writePreview(page: PublicPage): Promise<KeptAnswer | undefined> {
  if (!page.preview || (page.status ?? 200) !== 200) return undefined;
  const headers = {
    ...headersOf(page, 'image/png'),
    'content-type': 'image/png',
    'cache-control': 'public, no-cache',
    // Shown on the pages of others, which is what it is for.
    'cross-origin-resource-policy': 'cross-origin',
  };
  return keepAnswer(headers, await drawPreview(page.preview));
}

/** What a guest is answered with; the answer is absent where the application has to draw the page, or it moved. */
export interface GuestAnswer {
  page: PublicPage | MovedPage;
  answer?: KeptAnswer;
}

/** What the answer depends on beside data: address, read parameters, form, and the build of sheet and script. */
function keyOf(route: PublicPageRoute, request: FastifyRequest, form: string, { publicAssets }: Writing) {
  const query = readQuery(route, request);
  const read = Object.entries(query).toSorted(([left], [right]) => (left < right ? -1 : 1));
  const { scripts = [], styles = [] } = publicAssets()?.hashes ?? {};
  return createHash('sha256')
    .update(JSON.stringify([route.path, readParams(request), read, form, scripts, styles]))
    .digest('base64url');
}

/** The answer for a guest, from the cache where nothing of what it shows has changed. Never called for anybody else. */
export function findGuestAnswer(
  cache: PageCache<GuestAnswer>,
  { route, request, writing }: { route: PublicPageRoute; request: FastifyRequest; writing: Writing },
  write: (
    page: PublicPage,
    writing: Writing,
  ) => Promise<KeptAnswer | undefined> | KeptAnswer | undefined = prefersMarkdown(request)
    ? writeMarkdown
    : writeGuestPage,
): Promise<GuestAnswer> {
  const draw = async (): Promise<Drawing<GuestAnswer>> => {
    await (write === writePreview
      ? countDrawing(writing.limits, request.ip, 'picture')
      : countPage(route, request, writing.limits));
    const page = await renderPublic(route, request);
    if ('movedTo' in page) return { value: { page } };
    const answer = await write(page, writing);
    if (!answer) return { value: { page } };
    // What is not there may be asked for under any name: room is for pages that exist.
    if ((page.status ?? 200) !== 200) return { value: { page, answer } };
    return { value: { page, answer }, kept: { bytes: sizeOf(answer), shows: page.shows } };
  };
  return cache(keyOf(route, request, write.name, writing), draw);
}
