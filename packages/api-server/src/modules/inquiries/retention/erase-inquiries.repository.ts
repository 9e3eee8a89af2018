import { sql } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import { mailRepository } from '@rostrum/server-kit/mail';
import { removeNotificationsAbout } from '../../notifications/index.ts';

/** What stands where the subject of an erased inquiry stood. */
export const erasedSubject = 'Erased inquiry';

/**
 * Of each table that belongs to an inquiry what becomes of its rows. `delete`: they go. `clear`: they stay to be counted and
 * say nothing any more. `keep`: they say nothing of the sender, or were made for the public.
 */
export const belongings = {
  inquiry_messages: 'delete',
  inquiry_attachments: 'delete',
  inquiry_reads: 'delete',
  inquiry_tracking_links: 'delete',
  inquiry_watchers: 'delete',
  inquiry_drafts: 'delete',
  inquiry_held_replies: 'delete',
  inquiry_viewers: 'delete',
  inquiry_clearances: 'delete',
  inquiry_briefings: 'delete',
  inquiry_meetings: 'delete',
  inquiry_vectors: 'delete',
  mailing_list_items: 'delete',
  mailing_list_deliveries: 'delete',
  inquiry_asks: 'clear',
  inquiry_screenings: 'clear',
  inquiry_verdicts: 'clear',
  inquiry_recipients: 'keep',
  coverage: 'keep',
  questions: 'keep',
} as const satisfies Record<string, 'delete' | 'clear' | 'keep'>;

const deleted = Object.entries(belongings).flatMap(([table, end]) => (end === 'delete' ? [table] : []));

interface Erased {
  orgId: string;
  ids: readonly string[];
}

const among = ({ ids }: Erased) => sql`any(${sql.param([...ids])}::uuid[])`;
const ofErased = (erased: Erased) => sql`org_id = ${erased.orgId} and inquiry_id = ${among(erased)}`;

/** Emails about them, whole as they were sent. */
async function deleteMails(tx: Transaction, erased: Erased): Promise<void> {
  await mailRepository.removeAbout(tx, 'inquiry', sql`select unnest(${sql.param([...erased.ids])}::uuid[])`);
  await mailRepository.removeAbout(
    tx,
    'inquiry_message',
    sql`select id from inquiry_messages where ${ofErased(erased)}`,
  );
  await mailRepository.remove(
    tx,
    sql`select mail_id from mailing_list_deliveries where ${ofErased(erased)} and mail_id is not null`,
  );
}

export const eraseInquiriesRepository = {
  /** Takes from inquiries what was said and who said it. Type, country, times, outcome and whom they went to stay. */
  async erase(tx: Transaction, erased: Erased, now: Date): Promise<void> {
    await deleteMails(tx, erased);
    for (const table of deleted)
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${ofErased(erased)}`);
    await tx.execute(sql`delete from inquiry_ask_links where org_id = ${erased.orgId} and ask_id in
      (select id from inquiry_asks where ${ofErased(erased)})`);
    await tx.execute(sql`update inquiry_asks set text = '', note = null where ${ofErased(erased)}`);
    // The pattern of a rule may be the address of the sender.
    await tx.execute(
      sql`update inquiry_screenings set pattern = null, reason = '' where ${ofErased(erased)}`,
    );
    await tx.execute(sql`update inquiry_verdicts set reasons = '[]' where ${ofErased(erased)}`);
    await removeNotificationsAbout(tx, { orgId: erased.orgId, entityIds: erased.ids });
    await tx.execute(
      sql`delete from webhook_deliveries where org_id = ${erased.orgId} and object_id = ${among(erased)}`,
    );
    await tx.execute(
      sql`update questions set asker_name = null, asker_email = null where ${ofErased(erased)}`,
    );
    await tx.execute(sql`update inquiries set subject = ${erasedSubject}, message = '', fields = '{}', tags = '{}',
        firstname = 'Former', lastname = 'sender', email = 'erased-' || id || '@deleted.invalid', phone = null,
        organization = null, job_title = null, city = null, seeker_id = null, ip_hash = null, sender_ip = null,
        source_page = null, outcome_note = null, merge_undo = null, erased_at = ${now}, version = version + 1
      where org_id = ${erased.orgId} and id = ${among(erased)}`);
  },

  /** The files alone; what no message names is deleted within a day. */
  async eraseFiles(tx: Transaction, erased: Erased): Promise<void> {
    await tx.execute(sql`delete from inquiry_attachments where ${ofErased(erased)}`);
  },
};
