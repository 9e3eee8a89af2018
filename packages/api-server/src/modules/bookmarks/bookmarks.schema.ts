import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt, moment, primaryId } from '../../database/columns.ts';
import { people } from '../people/people.schema.ts';
import { posts } from '../posts/posts.schema.ts';
import { questions } from '../questions/questions.schema.ts';
import { users } from '../users/users.schema.ts';

/** One mark of a user on an expert, a post or a question. A deleted target leaves the mark, with what it was called. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    id: primaryId(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    username: text('username'),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    postId: uuid('post_id'),
    postRef: uuid('post_ref').references(() => posts.id, { onDelete: 'set null' }),
    questionId: uuid('question_id'),
    questionRef: uuid('question_ref').references(() => questions.id, { onDelete: 'set null' }),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('bookmarks_target').on(table.userId, table.type, table.username, table.postId, table.questionId).nullsNotDistinct(),
    index('bookmarks_user_created').on(table.userId, table.createdAt),
    index('bookmarks_person').on(table.personId),
    index('bookmarks_post').on(table.postRef),
    index('bookmarks_question').on(table.questionRef),
    check('bookmarks_one_target', sql`num_nonnulls(${table.username}, ${table.postId}, ${table.questionId}) = 1`),
  ],
);

/** Public pages that a session's user opened: what the specification's history call answers. */
export const viewedPeople = pgTable(
  'viewed_people',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').notNull().references(() => people.id, { onDelete: 'cascade' }),
    viewedAt: moment('viewed_at').notNull(),
  },
  (table) => [
    unique('viewed_people_user_person').on(table.userId, table.personId),
    index('viewed_people_user').on(table.userId, table.viewedAt),
    index('viewed_people_person').on(table.personId),
  ],
);
