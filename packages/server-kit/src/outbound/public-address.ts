import ipaddr from 'ipaddr.js';

/** Services that speak no HTTP, or should not be spoken to by us. */
const foreignPorts = new Set([1433, 1521, 2049, 2375, 3306, 3389, 5432, 5984, 6379, 9200, 11_211, 27_017]);

/** Whether an address is one of the public internet: not ours, not the neighbours', not a cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6 clothes counts as what it is.
  return ipaddr.process(address).range() === 'unicast';
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replaceAll(/^\[|\]$/g, ''));

/** What is wrong with an address before anything is resolved; null when nothing is. */
export function faultOfAddress(url: URL, { allowLoopback }: { allowLoopback: boolean }): string | null {
  const isOwnMachine = allowLoopback && isLoopbackName(url.hostname);
  if (url.protocol !== 'https:' && !(isOwnMachine && url.protocol === 'http:'))
    return 'Use an address that begins with https://.';
  if (url.username !== '' || url.password !== '') return 'Leave user name and password out of the address.';
  const port = Number(url.port === '' ? 443 : url.port);
  if (!isOwnMachine && ((port < 1024 && port !== 443) || foreignPorts.has(port)))
    return 'Use port 443 or another port of a web server.';
  const literal = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal) && !isPublicAddress(literal) && !isOwnMachine)
    return 'Use an address of the public internet.';
  return null;
}
