import { todaysScripts } from '../content/inquiries/today.ts';
import { addActivity } from './activity.ts';
import { addClassifications } from './classifications.ts';
import { createDemoContext } from './demo-context.ts';
import type { DemoRows } from './demo-rows.ts';
import { addEvents } from './events.ts';
import { addInquiries } from './inquiry-rows.ts';
import { addMembershipInvitations } from './membership-invitations.ts';
import { addOrganisations } from './organisations.ts';
import { pastInquiries } from './past-inquiries.ts';
import { addPeople } from './people.ts';
import { addPosts } from './posts.ts';
import { addQuestions } from './questions.ts';
import { addSavedSearches } from './saved-searches.ts';
import { addShelves } from './shelf.ts';
import { addUsers } from './users.ts';

export interface DemoOptions {
  now: Date;
  /** By e-mail address; who has none cannot sign in. */
  passwordHashes: ReadonlyMap<string, string>;
}

/** All rows of the demonstration, written in memory. The same moment gives the same rows. */
export function buildDemo({ now, passwordHashes }: DemoOptions): DemoRows {
  const context = createDemoContext(now);
  addOrganisations(context);
  addPeople(context);
  addUsers(context, passwordHashes);
  addPosts(context);
  const told = todaysScripts(context.clockOf);
  addInquiries(context, [...told, ...pastInquiries(context, told)]);
  addQuestions(context);
  addClassifications(context);
  addShelves(context);
  addSavedSearches(context);
  addEvents(context);
  addMembershipInvitations(context);
  addActivity(context);
  return context.rows;
}
