import { sql } from 'drizzle-orm';
import { isOfHeldOrganisation } from '@rostrum/identity';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { inquiries, inquiryAttachments } from '../inquiries/index.ts';
import { uploads } from '../uploads/index.ts';

/** Inquiries on legal hold: each by itself, or with their whole organisation. */
const isHeldInquiry = sql`(${inquiries.legalHoldAt} is not null or ${isOfHeldOrganisation(inquiries.orgId)})`;

/** Files of such inquiries, whoever sent them. */
export const isHeldFile = sql`exists (select 1 from ${inquiryAttachments} join ${inquiries}
  on ${inquiries.orgId} = ${inquiryAttachments.orgId} and ${inquiries.id} = ${inquiryAttachments.inquiryId}
  where ${inquiryAttachments.uploadId} = ${uploads.id} and ${isHeldInquiry})`;

const isFree = sql`(i.legal_hold_at is null and not ${isOfHeldOrganisation(sql`i.org_id`)})`;

export const keptByHoldsRepository = {
  /** People whose accounts are gone, and whom inquiries still name that were on hold then and are not any more. */
  async stillNamed(db: Queryable): Promise<string[]> {
    const rows = await readRows(
      db,
      { id: column.text },
      sql`select d.user_id as id from account_deletions d where d.completed_at is not null and (
            exists (select 1 from inquiries i where i.seeker_id = d.user_id and ${isFree}
              and i.email <> ('former-' || d.user_id::text || '@deleted.invalid')::citext)
            or exists (select 1 from inquiry_messages m join inquiries i on i.org_id = m.org_id and i.id = m.inquiry_id
              where m.author_user_id = d.user_id and ${isFree} and m.author_name <> 'Former member'))
          limit 100`,
    );
    return rows.map(({ id }) => id);
  },
};
