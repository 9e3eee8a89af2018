import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authBasePath, authPaths } from '@rostrum/contracts';

/**
 * `pending`: a first factor waiting for its second. `state`: what a way out to another sign-in page left behind. `sso`:
 * the same for SAML, whose way back is a form posted by another site. `typed`: the address of a form without script
 * that failed.
 */
type Name = 'session' | 'callback' | 'csrf' | 'refresh' | 'pending' | 'state' | 'sso' | 'typed';

const paths: Partial<Record<Name, string>> = {
  refresh: authPaths.refreshToken,
  pending: authBasePath,
  state: authBasePath,
  typed: authBasePath,
};

type Renewal = (value: string, expires: Date) => string;

/** What the library writes, taken apart once: the hottest route sets nothing but this one cookie, at every answer. */
function createRenewal(written: string, value: string, expires: Date): Renewal {
  const date = expires.toUTCString();
  const [front = '', rest = ''] = written.split(value);
  const [middle = '', end = ''] = rest.split(date);
  let second = Number.NaN;
  let latest = '';
  return (secret, until) => {
    const current = Math.floor(until.getTime() / 1000);
    if (current !== second) latest = until.toUTCString();
    second = current;
    return front + secret + middle + latest + end;
  };
}

/** The cookies of the sign-in protocol, with the prefixes browsers enforce on https. */
export function createCookies(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const names: Record<Name, string> = {
    session: `${isSecure ? '__Secure-' : ''}next-auth.session-token`,
    callback: `${isSecure ? '__Secure-' : ''}next-auth.callback-url`,
    csrf: `${isSecure ? '__Host-' : ''}next-auth.csrf-token`,
    refresh: 'refreshToken',
    pending: `${isSecure ? '__Secure-' : ''}rostrum.pending-sign-in`,
    state: `${isSecure ? '__Secure-' : ''}next-auth.state`,
    sso: isSecure ? '__Host-saml' : 'rostrum.saml',
    typed: `${isSecure ? '__Secure-' : ''}rostrum.typed-email`,
  };
  const sameSite = (name: Name) => {
    if (name === 'refresh' || name === 'pending' || name === 'typed') return 'strict';
    // Browsers take SameSite=None on https only. On plain http the cookie stays away from the post of another site and
    // is asked for at the next step, which is ours.
    return name === 'sso' && isSecure ? 'none' : 'lax';
  };
  const options = (name: Name): CookieSerializeOptions => ({
    httpOnly: true,
    secure: isSecure,
    sameSite: sameSite(name),
    path: paths[name] ?? '/',
    // The library's server writes them so: `|` of the csrf cookie and `:` of an address are escaped.
    encode: encodeURIComponent,
  });
  let renewal: Renewal | undefined;
  return {
    /** The session cookie again with a later end. Its value is one of ours, of letters that need no escaping. */
    renew(reply: FastifyReply, secret: string, expires: Date): void {
      renewal ??= createRenewal(
        reply.server.serializeCookie(names.session, secret, {
          ...options('session'),
          secure: isSecure,
          expires,
        }),
        secret,
        expires,
      );
      reply.header('set-cookie', renewal(secret, expires));
    },
    read: (request: FastifyRequest, name: Name): string | undefined => request.cookies[names[name]],
    write: (reply: FastifyReply, name: Name, value: string, expires?: Date) =>
      void reply.setCookie(names[name], value, { ...options(name), ...(expires && { expires }) }),
    clear: (reply: FastifyReply, name: Name) =>
      void reply.setCookie(names[name], '', { ...options(name), maxAge: 0 }),
  };
}

export type Cookies = ReturnType<typeof createCookies>;
