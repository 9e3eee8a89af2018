/** Names that speak for the installation or its operator: RFC 2142, and what services of the field refuse. */
const roleNames = [
  'abuse',
  'account',
  'accounts',
  'admin',
  'administration',
  'administrator',
  'anonymous',
  'billing',
  'bot',
  'contact',
  'daemon',
  'everyone',
  'ftp',
  'guest',
  'help',
  'helpdesk',
  'hostmaster',
  'info',
  'legal',
  'login',
  'logout',
  'mail',
  'mailer-daemon',
  'marketing',
  'me',
  'moderator',
  'news',
  'nobody',
  'no-reply',
  'do-not-reply',
  'noc',
  'notifications',
  'null',
  'official',
  'operator',
  'owner',
  'payments',
  'postmaster',
  'press',
  'privacy',
  'public',
  'root',
  'rostrum',
  'sales',
  'security',
  'self',
  'service',
  'signin',
  'sign-in',
  'signout',
  'sign-out',
  'signup',
  'sign-up',
  'staff',
  'status',
  'sudo',
  'superuser',
  'support',
  'sysadmin',
  'system',
  'team',
  'test',
  'trust',
  'undefined',
  'user',
  'users',
  'usenet',
  'uucp',
  'verified',
  'webmaster',
  'well-known',
  'www',
] as const;

/** First segments of the shell's and the areas' pages. Those of the server are added as it registers them. */
const pageNames = [
  'api',
  'app',
  'assets',
  'calendar',
  'dashboard',
  'dev',
  'docs',
  'embed',
  'experts',
  'find',
  'healthz',
  'inquiries',
  'lists',
  'oauth',
  'oembed',
  'organizations',
  'questions',
  'posts',
  'readyz',
  'registry',
  'remotes',
  'robots',
  'scim',
  'search',
  'settings',
  'sitemap',
  'topics',
  'v1',
] as const;

/** Without case, width and separators: `Ad-Min`, `admin.` and `ａｄｍｉｎ` read as the same name. */
const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const reserved = new Set<string>([...roleNames, ...pageNames].map(foldName));

/** Reserves the first segment of a route's path, so that no name reads like an address of the installation. */
export function reserveRoute(path: string): void {
  const [, first = ''] = path.split('/');
  // A parameter is no word, and a file counts without its extension as well.
  if (first.startsWith(':') || first.startsWith('*') || reserved.has(first)) return;
  for (const word of [first, first.split('.').find((part) => part !== '') ?? '']) {
    const folded = foldName(word);
    if (folded !== '') reserved.add(folded);
  }
}

/** Returns whether a username, or the name of an organisation, is reserved for the installation. */
export const isReservedName = (name: string): boolean => reserved.has(foldName(name));

/** The refusal of a reserved name, in words for the person who typed it. */
export const describeReservedName = (name: string, remedy: string): string =>
  `“${name}” is reserved. ${remedy}`;
