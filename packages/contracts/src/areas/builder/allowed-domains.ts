const hostName = /^(?:localhost|(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*)$/;
const ipAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** The host of a typed domain or pasted address, in the letters that browsers send; `*.` stands for any host below it. */
export function readDomain(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const isWild = typed.startsWith('*.');
  const address = isWild ? typed.slice(2) : typed;
  const whole = /^https?:\/\//.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return undefined;
  const { hostname, username, password } = new URL(whole);
  if (username || password || hostname.length > 253) return undefined;
  if (isWild) return hostName.test(hostname) && hostname.includes('.') ? `*.${hostname}` : undefined;
  return hostName.test(hostname) || ipAddress.test(hostname) ? hostname : undefined;
}

/** Whether a page of this host may show embeds. Without a list any may; with one a page that does not say who it is may not. */
export function isAllowedHost(host: string | undefined, domains: readonly string[]): boolean {
  if (domains.length === 0) return true;
  if (host === undefined) return false;
  return domains.some((domain) =>
    domain.startsWith('*.')
      ? host.endsWith(domain.slice(1)) && host.length > domain.length - 1
      : host === domain,
  );
}
