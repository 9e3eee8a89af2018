import { addressKey } from './address-key.ts';

/**
 * The network of an address: a /24 of IPv4, a /48 of IPv6. Single addresses of one network are cheap to have, so where
 * visitors are counted, and not limited, they are one.
 */
export function networkKey(ip: string): string {
  const key = addressKey(ip);
  return key.includes(':')
    ? `${key.split(':').slice(0, 3).join(':')}::/48`
    : `${key.split('.').slice(0, 3).join('.')}.0/24`;
}
