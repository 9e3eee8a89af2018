const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const ipAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Names that can be looked up: the last part has a letter, or it would be an address of numbers. */
const isHostName = (host: string): boolean => {
  const labels = host.split('.');
  const [last = ''] = labels.slice(-1);
  return (
    host === 'localhost' ||
    (labels.length > 1 && labels.every((each) => label.test(each)) && /[a-z]/.test(last))
  );
};

/** The host of a typed domain or pasted address, in the letters that browsers send; `*.` stands for any host below it. */
export function readDomain(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const isWild = typed.startsWith('*.');
  const address = isWild ? typed.slice(2) : typed;
  const whole = /^https?:\/\//.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return undefined;
  const { hostname, username, password } = new URL(whole);
  if (username || password || hostname.length > 253) return undefined;
  if (isWild) return isHostName(hostname) && hostname.includes('.') ? `*.${hostname}` : undefined;
  return isHostName(hostname) || ipAddress.test(hostname) ? hostname : undefined;
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
