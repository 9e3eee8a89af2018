import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

/** For answers that are no documents: nothing in them may run or be framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The policy of our HTML. strict-dynamic lets the nonced entry load the areas' scripts, whose hashes the registry
 * holds; a host list would only widen that. Styles come from our own files and nonced tags, never from attributes.
 */
export const documentPolicy = (nonce: string, isSecure: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** Swagger UI writes style attributes; its page shows our own documentation and nothing of any user. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const isEmbed = (url: string) => url.startsWith('/embed/');

/** Headers of every answer, errors and files included. */
export const securityHeaders = fp<{ config: Pick<Config, 'publicUrl'> }>(
  async (app, { config }) => {
    const isSecure = config.publicUrl.startsWith('https:');
    app.addHook('onRequest', async ({ url, id }, reply) => {
      reply.headers({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': isEmbed(url) ? 'cross-origin' : 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'x-request-id': id,
      });
      if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
      // Embeds are read by any site, so they carry no cookie and nothing of a user.
      if (isEmbed(url)) reply.header('access-control-allow-origin', '*');
      else reply.header('x-frame-options', 'DENY');
    });
    app.addHook('onSend', async ({ url }, reply) => {
      if (reply.hasHeader('content-security-policy')) return;
      const policy = url.startsWith('/docs') ? docsPolicy : dataPolicy;
      reply.header(
        'content-security-policy',
        isEmbed(url) ? policy.replace("frame-ancestors 'none'", 'frame-ancestors *') : policy,
      );
    });
  },
  { name: 'security-headers' },
);
