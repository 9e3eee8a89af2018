import type { NavigationRole } from './roles.ts';

/** One entry of a menu, of tabs or of the top navigation. */
export interface NavigationEntry {
  label: string;
  href: string;
  opensNewTab?: boolean;
  /** Widths at which the entry is absent: phone ≤ 768 px, tablet 769–1180 px. */
  hiddenOn?: readonly ('phone' | 'tablet')[];
}

export type Area =
  'people' | 'posts' | 'qanda' | 'inquiries' | 'analytics' | 'builder' | 'settings' | 'seeker';

const entry = (label: string, href: string): NavigationEntry => ({ label, href });

const home = entry('Home', '/dashboard');
const people = entry('People', '/dashboard/people');
const inquiries = entry('Inquiries', '/dashboard/inquiries');
const analytics = entry('Analytics', '/dashboard/analytics');
const myProfile = entry('My Profile', '/dashboard/people');

/** Top navigation per role, to the letter of the specification, section 2. */
export const topNavigation: Record<NavigationRole, readonly NavigationEntry[]> = {
  administrator: [
    home,
    people,
    entry('Posts', '/dashboard/posts'),
    entry('Q&A', '/dashboard/answers'),
    inquiries,
    analytics,
    entry('Builder', '/dashboard/builder/embed/directory'),
  ],
  agent: [people, inquiries, analytics],
  expert: [myProfile, inquiries, analytics],
  individual: [myProfile, inquiries, analytics],
  staff: [myProfile],
  seeker: [
    entry('Home', '/dashboard/seeker'),
    entry('Inquiries', '/dashboard/inquiries/sent'),
    entry('Bookmarks', '/dashboard/bookmarks'),
  ],
};
