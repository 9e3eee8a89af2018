import { describe, expect, test } from 'vitest';
import { areaTabs } from './area-tabs.ts';
import { landingPageOf } from './landing.ts';
import { topNavigation } from './navigation.ts';
import { navigationRoleOf, roles } from './roles.ts';
import { userMenu } from './user-menu.ts';

const labels = (entries: readonly { label: string }[] = []) => entries.map(({ label }) => label).join(', ');
const seekers = ['media', 'event', 'legal', 'research', 'business', 'seeker'] as const;

/** Written out from the specification, section 2: a row per role of what it sees. */
const matrix = {
  administrator: {
    navigation: 'Home, People, Posts, Q&A, Inquiries, Analytics, Builder',
    menu: 'View Expert Center, Edit Expert Center, Styles & Layout, Integration Options, System Settings, Activity History, Bookmarks, Documentation, Help Center',
    settings: 'Contact, Password, Timezone, Licenses, Access, Classifications, Integrations, SSO',
    people: 'People, Activity',
    inquiries: 'Inquiries, AI Quarantine, Mailing Lists, Blocked List, Setup, Activity',
    analytics: 'All, People, Posts, Q&A, Inquiries',
    theme: 'Branding, Fields, CSS',
    builder: 'Builder, Settings, Saved',
  },
  agent: {
    navigation: 'People, Inquiries, Analytics',
    menu: 'View Expert Center, Settings, Activity, Bookmarks, Help',
    settings: 'Contact, Password',
    people: 'People, Activity',
    inquiries: 'Inquiries, Blocked List, Activity',
    analytics: 'People, Inquiries',
    theme: '',
    builder: '',
  },
  expert: {
    navigation: 'My Profile, Inquiries, Analytics',
    menu: 'View Expert Profile, Settings, Bookmarks, Help',
    settings: 'Contact, Password',
    people: 'Manage',
    inquiries: 'Inquiries',
    analytics: 'My Profile, Inquiries',
    theme: '',
    builder: '',
  },
  individual: {
    navigation: 'My Profile, Inquiries, Analytics',
    menu: 'View Expert Profile, Settings, Theme, Bookmarks, Help',
    settings: 'Contact, Access, Password',
    people: 'Manage',
    inquiries: 'Inquiries',
    analytics: 'My Profile, Inquiries',
    theme: 'Branding',
    builder: '',
  },
  staff: {
    navigation: 'My Profile',
    menu: 'View Staff Profile, Settings, Bookmarks, Help',
    settings: 'Contact, Password',
    people: 'Manage',
    inquiries: '',
    analytics: '',
    theme: '',
    builder: '',
  },
  seeker: {
    navigation: 'Home, Inquiries, Bookmarks',
    menu: 'Settings, Help',
    settings: 'Contact, Password',
    people: 'Manage',
    inquiries: '',
    analytics: '',
    theme: '',
    builder: '',
  },
} as const;

describe('the role matrix of the specification', () => {
  test.each(roles)('%s sees its navigation, menu and tabs', (role) => {
    const expected = matrix[navigationRoleOf(role)];
    const actual = navigationRoleOf(role);
    expect({
      navigation: labels(topNavigation[actual]),
      menu: labels(userMenu[actual]),
      settings: labels(areaTabs.settings[actual]),
      people: labels(areaTabs.people[actual]),
      inquiries: labels(areaTabs.inquiries[actual]),
      analytics: labels(areaTabs.analytics[actual]),
      theme: labels(areaTabs.theme[actual]),
      builder: labels(areaTabs.builder[actual]),
    }).toEqual(expected);
  });

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
