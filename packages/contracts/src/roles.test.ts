import { describe, expect, test } from 'vitest';
import { landingPageOf } from './landing.ts';
import { navigationRoleOf, roles } from './roles.ts';

const seekers = ['media', 'event', 'legal', 'research', 'business', 'seeker'] as const;

describe('the roles of the specification', () => {
  test('owner is treated as administrator and each seeker type as seeker', () => {
    expect(navigationRoleOf('owner')).toBe('administrator');
    for (const seeker of seekers) expect(navigationRoleOf(seeker)).toBe('seeker');
  });

  test('each role lands where the specification says', () => {
    expect(roles.map((role) => `${role} ${landingPageOf(role)}`)).toEqual([
      'owner /dashboard',
      'administrator /dashboard',
      'agent /dashboard/people',
      'expert /dashboard/people',
      'individual /dashboard/people',
      'staff /dashboard/people',
      ...seekers.map((seeker) => `${seeker} /dashboard/seeker`),
    ]);
    expect(landingPageOf('gardener')).toBe('/');
  });
});
