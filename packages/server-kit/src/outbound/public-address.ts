import ipaddr from 'ipaddr.js';

/** Ports of services that speak no HTTP, or that must not receive requests from the server. */
const foreignPorts = new Set([1433, 1521, 2049, 2375, 3306, 3389, 5432, 5984, 6379, 9200, 11_211, 27_017]);

/** Top-level names that resolve inside a network only: RFC 6761, RFC 6762, RFC 8375 and ICANN's list of private names. */
const privateNames = ['localhost', 'local', 'internal', 'home.arpa', 'lan', 'intranet', 'corp', 'home'];

/** IANA assigns global unicast addresses from this block alone; everything else is special or unassigned. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

export interface AddressRules {
  /** Permits plain HTTP to a port of this machine. For development and tests. */
  allowLoopback: boolean;
}

/**
 * Returns whether an IP address belongs to the public internet. Addresses that carry an IPv4 address (mapped,
 * compatible, translated, NAT64, 6to4, Teredo) are refused unless they are mapped and the address inside is public.
 */
export function isPublicAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** The host without brackets and without the dot that may end a name. */
const toBareHost = (url: URL): string => url.hostname.replaceAll(/^\[|\]$/g, '').replace(/\.+$/, '');

export const isLoopbackName = (host: string): boolean => host === 'localhost' || isLoopback(host);

function isPrivateName(host: string): boolean {
  return !host.includes('.') || privateNames.some((name) => host === name || host.endsWith(`.${name}`));
}

const readPort = (url: URL): number => Number(url.port || (url.protocol === 'http:' ? 80 : 443));

/** A server under development speaks plain HTTP on a port that needs no privileges. */
export function isDevelopmentAddress(url: URL, { allowLoopback }: AddressRules): boolean {
  return (
    allowLoopback && url.protocol === 'http:' && readPort(url) >= 1024 && isLoopbackName(toBareHost(url))
  );
}

function findHostFault(host: string): string | null {
  if (ipaddr.isValid(host))
    return isPublicAddress(host)
      ? null
      : `Use an address on the public internet. ${host} is on a private or reserved network.`;
  if (isPrivateName(host))
    return `Use a full domain name, such as hooks.example.org. "${host}" is only known inside a network.`;
  return null;
}

/**
 * Returns why the server must not send requests to an address that a user entered, or null if it may. Call it when
 * the address is saved; {@link createGuardedFetch} calls it again for every request.
 */
export function findAddressFault(address: string, rules: AddressRules): string | null {
  if (!URL.canParse(address)) return 'Enter a full web address that begins with https://.';
  const url = new URL(address);
  if (isDevelopmentAddress(url, rules))
    return url.username === '' && url.password === ''
      ? null
      : 'Leave user name and password out of the address.';
  if (url.username !== '' || url.password !== '') return 'Leave user name and password out of the address.';
  if (url.protocol !== 'https:') return 'Use an address that begins with https://.';
  const hostFault = findHostFault(toBareHost(url));
  if (hostFault !== null) return hostFault;
  const port = readPort(url);
  if ((port < 1024 && port !== 443) || foreignPorts.has(port))
    return 'Use port 443 or another port of a web server.';
  return null;
}
