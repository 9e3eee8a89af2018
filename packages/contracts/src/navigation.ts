import type { RequiredAction } from './policy.ts';
import type { NavigationRole } from './roles.ts';

/** One entry of a menu, of tabs or of the top navigation. */
export interface NavigationEntry {
  label: string;
  href: string;
  /** What the main call of the page asks for; entries that only an area declares have none. */
  action?: RequiredAction;
  opensNewTab?: boolean;
  /** Widths at which the entry is absent: phone ≤ 768 px, tablet 769–1180 px. */
  hiddenOn?: readonly ('phone' | 'tablet')[];
}

export type Area =
  'people' | 'posts' | 'qanda' | 'inquiries' | 'analytics' | 'builder' | 'settings' | 'seeker';

const entry = (label: string, href: string, action: RequiredAction): NavigationEntry => ({
  label,
  href,
  action,
});

const home = entry('Home', '/dashboard', 'analytics.home');
const people = entry('People', '/dashboard/people', 'person.list');
const inquiries = entry('Inquiries', '/dashboard/inquiries', 'inquiry.read');
const analytics = entry('Analytics', '/dashboard/analytics', 'analytics.read');
const myProfile = entry('My Profile', '/dashboard/people', 'person.read');

/** Top navigation per role, to the letter of the specification, section 2. */
export const topNavigation: Record<NavigationRole, readonly NavigationEntry[]> = {
  administrator: [
    home,
    people,
    entry('Posts', '/dashboard/posts', 'post.list'),
    entry('Q&A', '/dashboard/answers', 'question.list'),
    inquiries,
    analytics,
    entry('Builder', '/dashboard/builder/embed/directory', 'builder.manage'),
  ],
  agent: [people, inquiries, analytics],
  expert: [myProfile, inquiries, analytics],
  individual: [myProfile, inquiries, analytics],
  staff: [myProfile],
  seeker: [
    entry('Home', '/dashboard/seeker', 'seeker.home'),
    entry('Inquiries', '/dashboard/inquiries/sent', 'inquiry.send'),
    entry('Bookmarks', '/dashboard/bookmarks', 'bookmark.own'),
  ],
};
