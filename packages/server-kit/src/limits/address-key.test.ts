import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

describe('addresses as keys of limits', () => {
  test('an IPv4 address is itself, however it arrives', () => {
    for (const written of ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:0201', '0:0:0:0:0:ffff:192.0.2.1'])
      expect(addressKey(written)).toBe('192.0.2.1');
  });

  test('a subscriber of IPv6 is one, neighbours are others', () => {
    expect(addressKey('2001:db8:1:2:3::4')).toBe('2001:db8:1:2::/64');
    expect(addressKey('2001:DB8:1:2:ffff::1')).toBe(addressKey('2001:db8:1:2:3::4'));
    expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  test('the lower half never matters, the upper half always does', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const groups = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(groups, groups, groups, (upper, lower, others) => {
        const written = [...upper, ...lower].join(':');
        fc.pre(isIPv6(written) && upper.some((value) => value !== '0'));
        expect(addressKey([...upper, ...others].join(':'))).toBe(addressKey(written));
        expect(addressKey(written)).toBe(`${upper.join(':')}::/64`);
      }),
    );
  });
});
