import type { CookieSerializeOptions } from '@fastify/cookie';

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** On https no other host of the domain can plant it. */
export const overrideCookieName = (publicUrl: string): string =>
  `${isSecure(publicUrl) ? '__Host-' : ''}rostrum.override`;

/** Without `expires` the cookie goes. */
export const overrideCookie = (publicUrl: string, expires?: Date): CookieSerializeOptions => ({
  httpOnly: true,
  secure: isSecure(publicUrl),
  sameSite: 'lax',
  path: '/',
  ...(expires ? { expires } : { maxAge: 0 }),
});
