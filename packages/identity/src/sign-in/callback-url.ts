const longest = 2048;

/** Where to go after signing in or out: an address of this site, or the site itself for everything else. */
export function safeCallbackUrl(value: unknown, origin: string): string {
  if (typeof value !== 'string' || value.length > longest || /[\p{Cc}\s\\]/u.test(value)) return origin;
  if (!URL.canParse(value, origin)) return origin;
  const url = new URL(value, origin);
  // Without the slash that URL would add: the protocol's answer for "no target" is the bare origin.
  if (value === origin) return origin;
  const isOurs = url.origin === origin && (url.protocol === 'http:' || url.protocol === 'https:');
  // `//evil.example` in the path stays same-origin here but becomes another host once a router pushes the path.
  const isPlain = url.username === '' && url.password === '' && !url.pathname.startsWith('//');
  // Once more, because letters beyond ASCII became nine times as long.
  return isOurs && isPlain && url.href.length <= longest ? url.href : origin;
}
