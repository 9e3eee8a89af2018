import { sql } from 'drizzle-orm';
import { contains, hasWordsIn } from '@rostrum/server-kit/database';
import { people } from '../linked-people.schema.ts';
import { users } from './users.schema.ts';

/** What the list of members says of the account and of the profile that belongs to it, for members and deactivated ones. */
export const memberColumns = {
  firstname: users.firstname,
  lastname: users.lastname,
  email: users.email,
  image: users.image,
  status: users.status,
  lastLoginAt: users.lastLoginAt,
  personId: people.id,
  personFirstname: people.firstname,
  personLastname: people.lastname,
  personImage: people.image,
};

/** Whether the name or the email contains the words; every account does without words. */
export const matchesAccount = (words: string | undefined) =>
  words
    ? sql`(${hasWordsIn(sql`rostrum_name_text(${users.firstname} || ' ' || ${users.lastname})`, words)} or rostrum_fold(${users.email}::text) like ${contains(words)})`
    : undefined;
