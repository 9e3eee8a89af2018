import type { invitations, memberships, organisations, seekerProfiles, users } from '@rostrum/identity/schema';
import type { activityChains, activityEntries } from '@rostrum/server-kit/audit';
import type { events } from '../../modules/events/index.ts';
import type { bookmarks } from '../../modules/bookmarks/index.ts';
import type { classifications } from '../../modules/classifications/index.ts';
import type { viewedPeople } from '../../modules/history/index.ts';
import type {
  inquiries,
  inquiryMessages,
  inquiryReads,
  inquiryRecipients,
} from '../../modules/inquiries/index.ts';
import type { people, personAvailability, personSections } from '../../modules/people/index.ts';
import type { postAuthors, postExperts, posts } from '../../modules/posts/index.ts';
import type { answers, questionExperts, questions } from '../../modules/questions/index.ts';
import type { savedSearches } from '../../modules/saved-searches/index.ts';

type Dated<Row> = Row & { id: string; createdAt: Date };

/** What a saved search means and whom it finds is read from the database, when everybody is in it. */
type SavedSearchDraft = Dated<
  Pick<typeof savedSearches.$inferInsert, 'userId' | 'name' | 'filters' | 'alert' | 'seenAt'>
> & { news: number };

/** Rows of every table that the demonstration fills, in the order in which they are written. */
export interface DemoRows {
  organisations: Dated<typeof organisations.$inferInsert>[];
  people: Dated<typeof people.$inferInsert>[];
  personSections: (typeof personSections.$inferInsert)[];
  personAvailability: (typeof personAvailability.$inferInsert)[];
  users: Dated<typeof users.$inferInsert>[];
  memberships: (typeof memberships.$inferInsert)[];
  seekerProfiles: (typeof seekerProfiles.$inferInsert)[];
  invitations: Dated<typeof invitations.$inferInsert>[];
  classifications: Dated<typeof classifications.$inferInsert>[];
  posts: Dated<typeof posts.$inferInsert>[];
  postAuthors: (typeof postAuthors.$inferInsert)[];
  postExperts: (typeof postExperts.$inferInsert)[];
  inquiries: Dated<typeof inquiries.$inferInsert>[];
  inquiryRecipients: (typeof inquiryRecipients.$inferInsert)[];
  inquiryMessages: (typeof inquiryMessages.$inferInsert)[];
  inquiryReads: (typeof inquiryReads.$inferInsert)[];
  questions: Dated<typeof questions.$inferInsert>[];
  questionExperts: (typeof questionExperts.$inferInsert)[];
  answers: (typeof answers.$inferInsert)[];
  events: (typeof events.$inferInsert)[];
  bookmarks: (typeof bookmarks.$inferInsert)[];
  viewedPeople: (typeof viewedPeople.$inferInsert)[];
  savedSearches: SavedSearchDraft[];
  activityChains: (typeof activityChains.$inferInsert)[];
  activityEntries: (typeof activityEntries.$inferInsert)[];
}

export const emptyRows = (): DemoRows => ({
  organisations: [],
  people: [],
  personSections: [],
  personAvailability: [],
  users: [],
  memberships: [],
  seekerProfiles: [],
  invitations: [],
  classifications: [],
  posts: [],
  postAuthors: [],
  postExperts: [],
  inquiries: [],
  inquiryRecipients: [],
  inquiryMessages: [],
  inquiryReads: [],
  questions: [],
  questionExperts: [],
  answers: [],
  events: [],
  bookmarks: [],
  viewedPeople: [],
  savedSearches: [],
  activityChains: [],
  activityEntries: [],
});
