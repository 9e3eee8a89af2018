import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { openInquiryStatuses } from '@rostrum/contracts';
import { closeOrganisation, eraseOrganisationName } from '@rostrum/identity';
import { memberships, organisations, users } from '@rostrum/identity/schema';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { mailRepository } from '@rostrum/server-kit/mail';
import { eraseLinkedPeople, eraseMentions, erasePersonalData } from '@rostrum/server-kit/personal-data';
import { forgetSourcePages, inquiries, inquiryAttachments, inquiryMessages } from '../inquiries/index.ts';
import { deleteProfiles, people, personDocuments, personPhotos, personVideos } from '../people/index.ts';
import { deletePosts } from '../posts/index.ts';
import { deleteQuestions } from '../questions/index.ts';
import { themeVersions } from '../themes/index.ts';
import { removeUploadsOf, retireAddresses, uploads } from '../uploads/index.ts';
import { isHeldFile } from './kept-by-holds.repository.ts';

export interface ProfileKey {
  orgId: string;
  id: string;
}

const isProfile = ({ orgId, id }: ProfileKey) => and(eq(people.orgId, orgId), eq(people.id, id));
const isOpen = inArray(inquiries.status, [...openInquiryStatuses]);

/** Files of the team's own messages are the organisation's, and stay as the messages do. */
const isOfTeam = sql`exists (select 1 from ${inquiryAttachments} join ${inquiryMessages}
  on ${inquiryMessages.orgId} = ${inquiryAttachments.orgId} and ${inquiryMessages.id} = ${inquiryAttachments.messageId}
  where ${inquiryAttachments.uploadId} = ${uploads.id} and ${inquiryMessages.authorKind} <> 'seeker')`;

/** Of a colleague, for whom a member of the team uploaded it. */
const isFor = (
  table: typeof personDocuments | typeof personPhotos | typeof personVideos,
  upload: SQL = sql`${table.uploadId}`,
) => sql`exists (select 1 from ${table}
  where ${upload} = ${uploads.id} and not exists (select 1 from ${memberships} where ${memberships.orgId} = ${table.orgId}
    and ${memberships.personId} = ${table.personId} and ${memberships.userId} = ${uploads.userId}))`;
const isRecordingFor = sql`exists (select 1 from ${people} where ${people.nameRecordingUploadId} = ${uploads.id}
  and not exists (select 1 from ${memberships} where ${memberships.orgId} = ${people.orgId}
    and ${memberships.personId} = ${people.id} and ${memberships.userId} = ${uploads.userId}))`;
const isOfColleague = sql`(${isFor(personDocuments)} or ${isFor(personPhotos)} or ${isFor(personVideos)}
  or ${isFor(personVideos, sql`${personVideos.captionsUploadId}`)} or ${isRecordingFor})`;

/** Stays also of an account that had no colleagues. */
const isKept = sql`(${isOfTeam} or ${isHeldFile})`;
/** Covers and logos are shown on pages of the organisation, which go on without who uploaded them. */
const isOfOrganisation = sql`(${isKept} or ${isOfColleague} or (${uploads.purpose} in ('cover', 'figure', 'logo') and ${uploads.usedAt} is not null))`;

/** What the directory keeps about a person beside the account. */
export const belongingRepository = {
  async profileStatus(db: Queryable, key: ProfileKey) {
    const [row] = await db
      .select({ status: people.status })
      .from(people)
      .where(and(isProfile(key), isNull(people.deletedAt)));
    return row?.status;
  },

  /** Open inquiries to an organisation, and those that the person sent. */
  openTo: (db: Queryable, orgId: string) =>
    db
      .select({ id: inquiries.id, orgId: inquiries.orgId })
      .from(inquiries)
      .where(and(eq(inquiries.orgId, orgId), isOpen))
      .orderBy(inquiries.id),
  openFrom: (db: Queryable, userId: string) =>
    db
      .select({ id: inquiries.id, orgId: inquiries.orgId })
      .from(inquiries)
      .where(and(eq(inquiries.seekerId, userId), isOpen))
      .orderBy(inquiries.id),
  openAssignedTo: (db: Queryable, userId: string) =>
    db
      .select({ id: inquiries.id, orgId: inquiries.orgId })
      .from(inquiries)
      .where(and(eq(inquiries.assigneeId, userId), isOpen))
      .orderBy(inquiries.id),

  async countPublished(db: Queryable, orgId: string): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(people)
      .where(and(eq(people.orgId, orgId), eq(people.status, 'published'), isNull(people.deletedAt)));
    return row?.total ?? 0;
  },

  async countOpen(db: Queryable, by: { orgId: string } | { userId: string }): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(inquiries)
      .where(and('orgId' in by ? eq(inquiries.orgId, by.orgId) : eq(inquiries.seekerId, by.userId), isOpen));
    return row?.total ?? 0;
  },

  /** What inquiries and threads kept of a person while they were on hold. */
  anonymiseInquiries: (tx: Transaction, userId: string) =>
    erasePersonalData(tx, { subject: 'account', keys: [userId] }),

  /** What was kept because an inquiry was on hold, once it is not. */
  async removeAfterHold(tx: Transaction, userId: string, now: Date): Promise<void> {
    await belongingRepository.anonymiseInquiries(tx, userId);
    await removeUploadsOf(tx, userId, { isKept: isOfOrganisation, now });
  },

  /** What was only the person's own, and what was mailed to them. */
  async removeOwn(
    tx: Transaction,
    { id: userId, email }: { id: string; email: string },
    { isAlone, now }: { isAlone: boolean; now: Date },
  ): Promise<void> {
    const organisationIds = await belongingRepository.organisationsKnowing(tx, userId);
    const [account] = await tx.select().from(users).where(eq(users.id, userId));
    const shown = await tx.select({ image: users.image }).from(users).where(eq(users.id, userId));
    await retireAddresses(
      tx,
      shown.map(({ image }) => image),
      now,
    );
    await removeUploadsOf(tx, userId, { isKept: isAlone ? isKept : isOfOrganisation, now });
    if (!account) return;
    // Anybody can sign up with an address, so only its owner's erasure reaches what others hold under it.
    if (account.emailVerifiedAt === null) await mailRepository.removeTo(tx, email);
    else await erasePersonalData(tx, { subject: 'mailbox', keys: [email] });
    await eraseMentions(tx, {
      orgIds: organisationIds,
      identifiers: { name: `${account.firstname} ${account.lastname}`, email },
      replacements: {
        name: 'Former member',
        username: `former-${userId}`,
        email: `former-${userId}@deleted.invalid`,
      },
    });
    await erasePersonalData(tx, { subject: 'account', keys: [userId] });
  },

  /** Organisations that the person belongs or belonged to, or wrote to. */
  async organisationsKnowing(tx: Transaction, userId: string): Promise<string[]> {
    const rows = await readRows(
      tx,
      { id: column.text },
      sql`SELECT org_id AS id FROM memberships WHERE user_id = ${userId}
        UNION SELECT org_id FROM deactivated_members WHERE user_id = ${userId}
        UNION SELECT org_id FROM inquiries WHERE seeker_id = ${userId}
        UNION SELECT org_id FROM provisioned_members WHERE user_id = ${userId}`,
    );
    return rows.map(({ id }) => id);
  },

  /** An organisation of one goes with its person: what named them and it is removed, the rows stay for their inquiries. */
  async removeOrganisationOfOne(tx: Transaction, orgId: string, now: Date): Promise<void> {
    await belongingRepository.removeOrganisation(tx, orgId, now);
    await eraseOrganisationName(tx, orgId, 'Former member');
  },

  /** What an organisation published and keeps of people is removed; inquiries keep to whom they were sent. */
  async removeOrganisation(tx: Transaction, orgId: string, now: Date): Promise<void> {
    const shown = await tx.select({ image: people.image }).from(people).where(eq(people.orgId, orgId));
    const logos = await tx
      .select({ logo: organisations.logo, logoDark: organisations.logoDark })
      .from(organisations)
      .where(eq(organisations.id, orgId));
    const pictures = await tx
      .select({
        logo: themeVersions.logo,
        logoDark: themeVersions.logoDark,
        favicon: themeVersions.favicon,
        hero: themeVersions.hero,
      })
      .from(themeVersions)
      .where(eq(themeVersions.orgId, orgId));
    await retireAddresses(
      tx,
      [...shown.map(({ image }) => image), ...[...logos, ...pictures].flatMap((each) => Object.values(each))],
      now,
    );
    await erasePersonalData(tx, { subject: 'profile', keys: [orgId] });
    await eraseLinkedPeople(tx, { orgId, name: 'Former member' });
    await erasePersonalData(tx, { subject: 'organisation', keys: [orgId] });
    await forgetSourcePages(tx, orgId);
    await deleteProfiles(tx, orgId, now);
    await deletePosts(tx, orgId, now);
    await deleteQuestions(tx, orgId, now);
    await closeOrganisation(tx, orgId, now);
  },
};
