const longest = 2_048;
/** Also space and backslash: browsers read `/\host` as another site's address. */
const unsafe = /[\p{Cc}\s\\]/u;
const leadsBack = /^\/(login|logout)(\/|$)/;

/** A callbackUrl as a path of this site, or null when it would lead anywhere else, or back to signing in and out. */
export function safeTarget(value: string | null, origin: string): string | null {
  if (!value || value.length > longest || unsafe.test(value) || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  const isOurs = url.origin === origin && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  // `https://us//evil.example` is ours to the browser but `//evil.example` is not when it is used as a path.
  if (!isOurs || url.pathname.startsWith('//') || leadsBack.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
