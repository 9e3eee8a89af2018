import type { NavigationEntry } from './navigation.ts';
import type { NavigationRole } from './roles.ts';

/** The groups of tabs of the specification, section 2. Theme belongs to the builder area but has tabs of its own. */
export type TabGroup = 'settings' | 'people' | 'inquiries' | 'analytics' | 'theme' | 'builder';

const tab = (label: string, href: string): NavigationEntry => ({ label, href });
const settingsTab = (label: string) => tab(label, `/dashboard/settings/${label.toLowerCase()}`);
const contactAndPassword = [settingsTab('Contact'), settingsTab('Password')];
const manage = [tab('Manage', '/dashboard/people')];
const peopleAndActivity = [tab('People', '/dashboard/people'), tab('Activity', '/dashboard/people/activity')];
const ownInquiries = [tab('Inquiries', '/dashboard/inquiries')];
const ownAnalytics = [
  tab('My Profile', '/dashboard/analytics/people'),
  tab('Inquiries', '/dashboard/analytics/inquiries'),
];

/** Tabs per group and role, to the letter of the specification, section 2; a role that is absent has none. */
export const areaTabs: Record<TabGroup, Partial<Record<NavigationRole, readonly NavigationEntry[]>>> = {
  settings: {
    administrator: [
      ...contactAndPassword,
      ...['Timezone', 'Licenses', 'Access', 'Classifications', 'Integrations', 'SSO'].map(settingsTab),
    ],
    individual: [settingsTab('Contact'), settingsTab('Access'), settingsTab('Password')],
    agent: contactAndPassword,
    expert: contactAndPassword,
    staff: contactAndPassword,
    seeker: contactAndPassword,
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
      tab('Inquiries', '/dashboard/inquiries'),
      tab('AI Quarantine', '/dashboard/inquiries/quarantine'),
      tab('Mailing Lists', '/dashboard/inquiries/mailinglists'),
      tab('Blocked List', '/dashboard/inquiries/block'),
      tab('Setup', '/dashboard/inquiries/setup'),
      tab('Activity', '/dashboard/inquiries/activity'),
    ],
    agent: [
      tab('Inquiries', '/dashboard/inquiries'),
      tab('Blocked List', '/dashboard/inquiries/block'),
      tab('Activity', '/dashboard/inquiries/activity'),
    ],
    expert: ownInquiries,
    individual: ownInquiries,
  },
  analytics: {
    administrator: [
      tab('All', '/dashboard/analytics'),
      tab('People', '/dashboard/analytics/people'),
      tab('Posts', '/dashboard/analytics/posts'),
      tab('Q&A', '/dashboard/analytics/qanda'),
      tab('Inquiries', '/dashboard/analytics/inquiries'),
    ],
    agent: [tab('People', '/dashboard/analytics/people'), tab('Inquiries', '/dashboard/analytics/inquiries')],
    expert: ownAnalytics,
    individual: ownAnalytics,
  },
  theme: {
    administrator: [
      tab('Branding', '/dashboard/theme'),
      tab('Fields', '/dashboard/theme/fields'),
      tab('CSS', '/dashboard/theme/css'),
    ],
    individual: [tab('Branding', '/dashboard/theme')],
  },
  builder: {
    administrator: [
      tab('Builder', '/dashboard/builder/embed/directory'),
      tab('Settings', '/dashboard/builder/settings'),
      tab('Saved', '/dashboard/builder/saved'),
    ],
  },
};
