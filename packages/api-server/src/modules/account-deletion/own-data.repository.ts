import { desc, eq, sql } from 'drizzle-orm';
import { memberships, organisations, seekerProfiles, users } from '@rostrum/identity/schema';
import type { Queryable } from '@rostrum/server-kit/database';
import { activityEntries } from '@rostrum/server-kit/schema';
import { bookmarks } from '../bookmarks/index.ts';
import { inquiries, inquiryAttachments, inquiryMessages } from '../inquiries/index.ts';
import { customFields } from '../custom-fields/index.ts';
import { people, personFieldValues, personSections } from '../people/index.ts';
import { questionFollows, questions } from '../questions/index.ts';
import { savedSearches } from '../saved-searches/index.ts';
import { uploads } from '../uploads/index.ts';

/** More of one kind is left out of a download, and the download says so. */
export const mostOfOneKind = 10_000;

/** What is kept about one person, by the columns that concern them. No secret and no hash is among them. */
export const ownDataRepository = {
  account: (db: Queryable, userId: string) =>
    db
      .select({
        email: users.email,
        email_verified_at: users.emailVerifiedAt,
        firstname: users.firstname,
        lastname: users.lastname,
        phone: users.phone,
        locale: users.locale,
        timezone: users.timezone,
        last_sign_in_at: users.lastLoginAt,
        created_at: users.createdAt,
        seeker_type: seekerProfiles.seekerType,
        outlet: seekerProfiles.outlet,
        organization: seekerProfiles.organization,
        job_title: seekerProfiles.jobTitle,
        media_position: seekerProfiles.mediaPosition,
        media_type: seekerProfiles.mediaType,
        website: seekerProfiles.website,
        country: seekerProfiles.country,
        beats: seekerProfiles.beats,
        bylines: seekerProfiles.bylines,
        verification: seekerProfiles.verification,
      })
      .from(users)
      .leftJoin(seekerProfiles, eq(seekerProfiles.userId, users.id))
      .where(eq(users.id, userId)),

  memberships: (db: Queryable, userId: string) =>
    db
      .select({
        organisation: organisations.name,
        role: memberships.role,
        scopes: memberships.scopes,
        joined_at: memberships.createdAt,
      })
      .from(memberships)
      .innerJoin(organisations, eq(organisations.id, memberships.orgId))
      .where(eq(memberships.userId, userId)),

  profiles: (db: Queryable, userId: string) =>
    db
      .select({
        username: people.username,
        firstname: people.firstname,
        lastname: people.lastname,
        pronouns: people.pronouns,
        name_pronunciation: people.namePronunciation,
        job_title: people.jobTitle,
        department: people.department,
        email: people.email,
        phone: people.phone,
        phone_extension: people.phoneExtension,
        building: people.building,
        room: people.room,
        address: people.address,
        postal: people.postal,
        city: people.city,
        state: people.state,
        country: people.country,
        shown_contact: people.shownContact,
        employee_id: people.employeeId,
        speaking: people.speaking,
        fees: people.fees,
        headline: people.headline,
        biography: people.biography,
        topics: people.topics,
        industries: people.industries,
        tags: people.tags,
        access: people.access,
        status: people.status,
        consent_at: people.consentAt,
        sections: sql<unknown>`(SELECT coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'data', s.data || coalesce(s.private_data, '{}'::jsonb)) ORDER BY s.kind, s.position), '[]'::jsonb) FROM ${personSections} s WHERE s.org_id = ${people.orgId} AND s.person_id = ${people.id})`,
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
      .select({
        ref: inquiries.ref,
        type: inquiries.type,
        subject: inquiries.subject,
        message: inquiries.message,
        fields: inquiries.fields,
        firstname: inquiries.firstname,
        lastname: inquiries.lastname,
        email: inquiries.email,
        phone: inquiries.phone,
        organization: inquiries.organization,
        deadline_at: inquiries.deadlineAt,
        status: inquiries.status,
        outcome: inquiries.outcome,
        created_at: inquiries.createdAt,
      })
      .from(inquiries)
      .where(eq(inquiries.seekerId, userId))
      .orderBy(desc(inquiries.createdAt))
      .limit(mostOfOneKind + 1),

  messagesWritten: (db: Queryable, userId: string) =>
    db
      .select({ body: inquiryMessages.body, created_at: inquiryMessages.createdAt, inquiry: inquiries.ref })
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
        name: uploads.name,
        purpose: uploads.purpose,
        size: uploads.size,
        media_type: uploads.mediaType,
        created_at: uploads.createdAt,
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
      .select({
        type: bookmarks.type,
        label: bookmarks.label,
        note: bookmarks.note,
        created_at: bookmarks.createdAt,
      })
      .from(bookmarks)
      .where(eq(bookmarks.userId, userId))
      .orderBy(desc(bookmarks.createdAt))
      .limit(mostOfOneKind + 1),

  savedSearches: (db: Queryable, userId: string) =>
    db
      .select({ name: savedSearches.name, filters: savedSearches.filters, alert: savedSearches.alert })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId))
      .limit(mostOfOneKind + 1),

  /** By the address of the account, once its owner proved it: anybody can type an address. */
  followedQuestions: (db: Queryable, userId: string) =>
    db
      .select({
        question: questions.text,
        organisation: organisations.name,
        asked_it: questionFollows.isAsker,
        confirmed_at: questionFollows.confirmedAt,
        created_at: questionFollows.createdAt,
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
      .select({
        verb: activityEntries.verb,
        text: activityEntries.text,
        about: activityEntries.entityLabel,
        created_at: activityEntries.createdAt,
      })
      .from(activityEntries)
      .where(eq(activityEntries.actorUserId, userId))
      .orderBy(desc(activityEntries.createdAt))
      .limit(mostOfOneKind + 1),
};
