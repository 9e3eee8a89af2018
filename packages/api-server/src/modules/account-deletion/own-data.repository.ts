import { desc, eq, sql } from 'drizzle-orm';
import { memberships, organisations, seekerProfiles, users } from '@rostrum/identity/schema';
import type { Queryable } from '@rostrum/server-kit/database';
import { ownColumns } from '@rostrum/server-kit/personal-data';
import { activityEntries } from '@rostrum/server-kit/schema';
import { bookmarks } from '../bookmarks/index.ts';
import { inquiries, inquiryAttachments, inquiryMessages } from '../inquiries/index.ts';
import { customFields } from '../custom-fields/index.ts';
import { people, personFieldValues, personSections, personVideos } from '../people/index.ts';
import { questionFollows, questions } from '../questions/index.ts';
import { savedSearches } from '../saved-searches/index.ts';
import { uploads } from '../uploads/index.ts';

/** More of one kind is left out of a download, and the download says so. */
export const mostOfOneKind = 10_000;

/** What is kept about one person, by the columns that concern them. No secret and no hash is among them. */
export const ownDataRepository = {
  account: (db: Queryable, userId: string) =>
    db
      .select({ ...ownColumns(users, 'account'), ...ownColumns(seekerProfiles, 'account') })
      .from(users)
      .leftJoin(seekerProfiles, eq(seekerProfiles.userId, users.id))
      .where(eq(users.id, userId)),

  memberships: (db: Queryable, userId: string) =>
    db
      .select({
        organisation: organisations.name,
        ...ownColumns(memberships, 'memberships'),
      })
      .from(memberships)
      .innerJoin(organisations, eq(organisations.id, memberships.orgId))
      .where(eq(memberships.userId, userId)),

  profiles: (db: Queryable, userId: string) =>
    db
      .select({
        ...ownColumns(people, 'profiles'),
        sections: sql<unknown>`(SELECT coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'data', s.data || coalesce(s.private_data, '{}'::jsonb)) ORDER BY s.kind, s.position), '[]'::jsonb) FROM ${personSections} s WHERE s.org_id = ${people.orgId} AND s.person_id = ${people.id})`,
        videos: sql<unknown>`(SELECT coalesce(jsonb_agg(jsonb_build_object('title', v.title, 'upload_id', v.upload_id, 'captions_upload_id', v.captions_upload_id) ORDER BY v.created_at), '[]'::jsonb) FROM ${personVideos} v WHERE v.org_id = ${people.orgId} AND v.person_id = ${people.id})`,
        fields: sql<unknown>`(SELECT coalesce(jsonb_object_agg(f.label, v.value ORDER BY f.position), '{}'::jsonb) FROM ${personFieldValues} v JOIN ${customFields} f ON f.org_id = v.org_id AND f.id = v.field_id WHERE v.org_id = ${people.orgId} AND v.person_id = ${people.id})`,
      })
      .from(memberships)
      .innerJoin(
        people,
        sql`${people.orgId} = ${memberships.orgId} AND ${people.id} = ${memberships.personId}`,
      )
      .where(eq(memberships.userId, userId)),

  inquiriesSent: (db: Queryable, userId: string) =>
    db
      .select(ownColumns(inquiries, 'inquiries_sent'))
      .from(inquiries)
      .where(eq(inquiries.seekerId, userId))
      .orderBy(desc(inquiries.createdAt))
      .limit(mostOfOneKind + 1),

  messagesWritten: (db: Queryable, userId: string) =>
    db
      .select({ ...ownColumns(inquiryMessages, 'messages_written'), inquiry: inquiries.ref })
      .from(inquiryMessages)
      .innerJoin(
        inquiries,
        sql`${inquiries.orgId} = ${inquiryMessages.orgId} AND ${inquiries.id} = ${inquiryMessages.inquiryId}`,
      )
      .where(eq(inquiryMessages.authorUserId, userId))
      .orderBy(desc(inquiryMessages.createdAt))
      .limit(mostOfOneKind + 1),

  filesUploaded: (db: Queryable, userId: string) =>
    db
      .select({
        id: uploads.id,
        ...ownColumns(uploads, 'files'),
        inquiry: inquiries.ref,
        sent: sql<boolean>`${inquiryAttachments.messageId} is not null`,
      })
      .from(uploads)
      .leftJoin(inquiryAttachments, eq(inquiryAttachments.uploadId, uploads.id))
      .leftJoin(
        inquiries,
        sql`${inquiries.orgId} = ${inquiryAttachments.orgId} AND ${inquiries.id} = ${inquiryAttachments.inquiryId}`,
      )
      .where(eq(uploads.userId, userId))
      .orderBy(desc(uploads.createdAt))
      .limit(mostOfOneKind + 1),

  bookmarks: (db: Queryable, userId: string) =>
    db
      .select(ownColumns(bookmarks, 'bookmarks'))
      .from(bookmarks)
      .where(eq(bookmarks.userId, userId))
      .orderBy(desc(bookmarks.createdAt))
      .limit(mostOfOneKind + 1),

  savedSearches: (db: Queryable, userId: string) =>
    db
      .select(ownColumns(savedSearches, 'saved_searches'))
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId))
      .limit(mostOfOneKind + 1),

  /** By the address of the account, once its owner proved it: anybody can type an address. */
  followedQuestions: (db: Queryable, userId: string) =>
    db
      .select({
        question: questions.text,
        organisation: organisations.name,
        ...ownColumns(questionFollows, 'followed_questions'),
      })
      .from(users)
      .innerJoin(
        questionFollows,
        sql`${questionFollows.email} = ${users.email} AND ${users.emailVerifiedAt} IS NOT NULL`,
      )
      .innerJoin(
        questions,
        sql`${questions.orgId} = ${questionFollows.orgId} AND ${questions.id} = ${questionFollows.questionId}`,
      )
      .innerJoin(organisations, eq(organisations.id, questionFollows.orgId))
      .where(eq(users.id, userId))
      .orderBy(desc(questionFollows.createdAt))
      .limit(mostOfOneKind + 1),

  activity: (db: Queryable, userId: string) =>
    db
      .select(ownColumns(activityEntries, 'activity'))
      .from(activityEntries)
      .where(eq(activityEntries.actorUserId, userId))
      .orderBy(desc(activityEntries.createdAt))
      .limit(mostOfOneKind + 1),
};
