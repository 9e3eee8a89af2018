import type { NavigationEntry } from './navigation.ts';
import type { Action } from './policy.ts';
import type { NavigationRole } from './roles.ts';

/** The groups of tabs of the specification, section 2. Theme belongs to the builder area but has tabs of its own. */
export type TabGroup = 'settings' | 'people' | 'inquiries' | 'analytics' | 'theme' | 'builder';

const tab = (label: string, href: string, action: Action): NavigationEntry => ({ label, href, action });
const settingsTab = (label: string, action: Action) =>
  tab(label, `/dashboard/settings/${label.toLowerCase()}`, action);
const contact = settingsTab('Contact', 'settings.own');
const password = settingsTab('Password', 'security.own');
const access = settingsTab('Access', 'access.manage');
// The specification gives it to every role, seekers too: it stands over its own page only, whose guard refuses them.
const manage = [tab('Manage', '/dashboard/people', 'session.own')];
const peopleAndActivity = [
  tab('People', '/dashboard/people', 'person.list'),
  tab('Activity', '/dashboard/people/activity', 'person.list'),
];
const inbox = tab('Inquiries', '/dashboard/inquiries', 'inquiry.read');
const blockedList = tab('Blocked List', '/dashboard/inquiries/block', 'blocked_list.manage');
const inquiryActivity = tab('Activity', '/dashboard/inquiries/activity', 'inquiry.activity');
const ofPeople = (label: string) => tab(label, '/dashboard/analytics/people', 'analytics.read');
const ofInquiries = tab('Inquiries', '/dashboard/analytics/inquiries', 'analytics.read');
const ownAnalytics = [ofPeople('My Profile'), ofInquiries];
const branding = tab('Branding', '/dashboard/theme', 'theme.brand');

/** Tabs per group and role, to the letter of the specification, section 2; a role that is absent has none. */
export const areaTabs: Record<TabGroup, Partial<Record<NavigationRole, readonly NavigationEntry[]>>> = {
  settings: {
    administrator: [
      contact,
      password,
      settingsTab('Timezone', 'timezone.manage'),
      settingsTab('Licenses', 'license.manage'),
      access,
      settingsTab('Classifications', 'classification.manage'),
      settingsTab('Integrations', 'integration.manage'),
      settingsTab('SSO', 'sso.manage'),
    ],
    individual: [contact, access, password],
    agent: [contact, password],
    expert: [contact, password],
    staff: [contact, password],
    seeker: [contact, password],
  },
  people: {
    administrator: peopleAndActivity,
    agent: peopleAndActivity,
    expert: manage,
    individual: manage,
    staff: manage,
    seeker: manage,
  },
  inquiries: {
    administrator: [
      inbox,
      tab('AI Quarantine', '/dashboard/inquiries/quarantine', 'quarantine.manage'),
      tab('Mailing Lists', '/dashboard/inquiries/mailinglists', 'mailing_list.manage'),
      blockedList,
      tab('Setup', '/dashboard/inquiries/setup', 'inquiry.setup'),
      inquiryActivity,
    ],
    agent: [inbox, blockedList, inquiryActivity],
    expert: [inbox],
    individual: [inbox],
  },
  analytics: {
    administrator: [
      tab('All', '/dashboard/analytics', 'analytics.read'),
      ofPeople('People'),
      tab('Posts', '/dashboard/analytics/posts', 'analytics.content'),
      tab('Q&A', '/dashboard/analytics/qanda', 'analytics.content'),
      ofInquiries,
    ],
    agent: [ofPeople('People'), ofInquiries],
    expert: ownAnalytics,
    individual: ownAnalytics,
  },
  theme: {
    administrator: [
      branding,
      tab('Fields', '/dashboard/theme/fields', 'theme.manage'),
      tab('CSS', '/dashboard/theme/css', 'theme.manage'),
    ],
    individual: [branding],
  },
  builder: {
    administrator: [
      tab('Builder', '/dashboard/builder/embed/directory', 'builder.manage'),
      tab('Settings', '/dashboard/builder/settings', 'builder.manage'),
      tab('Saved', '/dashboard/builder/saved', 'builder.manage'),
    ],
  },
};
