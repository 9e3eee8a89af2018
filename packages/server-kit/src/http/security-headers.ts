import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** For answers that are no documents: nothing in them may run or be framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What a document may load beside its own files. */
interface DocumentSources {
  scripts: string;
  styles: string;
  /** Servers of developers that this visitor has signed an override for. */
  origins: readonly string[];
  isSecure: boolean;
  /** Whose players the page may load. */
  frames?: readonly string[];
}

function writePolicy({ scripts, styles, origins, isSecure, frames = [] }: DocumentSources): string {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${own} ${styles}`,
    "style-src-attr 'none'",
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `media-src ${own}`,
    `connect-src ${own}`,
    "manifest-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // A developer's own machine has no certificate.
    ...(isSecure && origins.length === 0 ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The policy of our HTML. strict-dynamic lets the nonced entry load the areas' scripts, whose hashes the registry
 * holds; a host list would only widen that. Styles come from our own files and nonced tags, never from attributes.
 */
export const documentPolicy = (nonce: string, isSecure: boolean, origins: readonly string[] = []): string =>
  writePolicy({
    scripts: `'nonce-${nonce}' 'strict-dynamic'`,
    styles: `'nonce-${nonce}'`,
    origins,
    isSecure,
  });

/**
 * The policy of pages that are the same for every guest: the scripts and styles written in them are named by their
 * hashes, which unlike a nonce may be kept with the page. No other script runs.
 */
export const hashedDocumentPolicy = (
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
  isSecure: boolean,
  frames: readonly string[] = [],
): string => {
  const list = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
  return writePolicy({ scripts: list(scripts), styles: list(styles), origins: [], isSecure, frames });
};

/** Swagger UI writes style attributes; its page shows our own documentation and nothing of any user. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const isEmbed = (url: string) => url.startsWith('/embed/');
/** Code of areas: the same for everybody, and loaded by pages of other origins too, a developer's for one. */
const isRelease = (url: string) => url.startsWith('/remotes/');
const isDocumentation = (url: string) => /^\/docs(?:[/?]|$)/.test(url);

interface HeaderConfig {
  publicUrl: string;
}

/** Sets the headers of every answer. Pages replace the policy by one of their own, nothing else does. */
export function createHeaderWriter({ publicUrl }: HeaderConfig) {
  const always: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  const ours = {
    ...always,
    'content-security-policy': dataPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const ofDocumentation = { ...ours, 'content-security-policy': docsPolicy };
  // Embeds are read by any site, so they carry no cookie and nothing of a user, and say so to every origin alike.
  // Nothing of a release is a secret, and what loads one checks its hash.
  const ofReleases = {
    ...always,
    'content-security-policy': dataPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
  };
  const ofEmbeds = {
    ...always,
    'content-security-policy': dataPolicy,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
  return ({ url, id }: Pick<FastifyRequest, 'url' | 'id'>, reply: FastifyReply): void => {
    reply.headers(
      isRelease(url) ? ofReleases : isEmbed(url) ? ofEmbeds : isDocumentation(url) ? ofDocumentation : ours,
    );
    reply.header('x-request-id', id);
  };
}

/** Headers of every answer: errors, files and streams too. They are set first, so nothing can be sent without them. */
export const securityHeaders = fp<{ config: HeaderConfig }>(
  async (app, { config }) => {
    const write = createHeaderWriter(config);
    app.addHook('onRequest', (request, reply, done) => {
      write(request, reply);
      done();
    });
    // Asked before a call with unusual headers. Everything else is for our own origin, which asks nothing beforehand.
    app.options('/embed/*', { config: { policy: 'public' } }, (_request, reply) =>
      reply
        .code(204)
        .headers({ 'access-control-allow-methods': 'GET, HEAD', 'access-control-max-age': '86400' })
        .send(),
    );
  },
  { name: 'security-headers' },
);
