import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { inquiryMeetings } from './meetings.schema.ts';

export type MeetingRecord = typeof inquiryMeetings.$inferSelect;
export type NewMeeting = typeof inquiryMeetings.$inferInsert;
type InquiryKey = { orgId: string; id: string };

export const meetingRepository = {
  /** The one that is offered or agreed; a cancelled one is not there any more. */
  async ofInquiry(db: Queryable, { orgId, id }: InquiryKey): Promise<MeetingRecord | undefined> {
    const [row] = await db
      .select()
      .from(inquiryMeetings)
      .where(
        and(
          eq(inquiryMeetings.orgId, orgId),
          eq(inquiryMeetings.inquiryId, id),
          ne(inquiryMeetings.state, 'cancelled'),
        ),
      );
    return row;
  },

  async add(db: Queryable, meeting: NewMeeting): Promise<MeetingRecord> {
    const [row] = await db.insert(inquiryMeetings).values(meeting).returning();
    if (row === undefined) throw new Error('The meeting was not stored.');
    return row;
  },

  /** Changes a meeting whose inquiry the transaction holds. */
  async change(
    db: Queryable,
    { orgId, id }: InquiryKey,
    change: Partial<Pick<NewMeeting, 'state' | 'agreedAt'>>,
  ): Promise<MeetingRecord> {
    const [row] = await db
      .update(inquiryMeetings)
      .set(change)
      .where(and(eq(inquiryMeetings.orgId, orgId), eq(inquiryMeetings.id, id)))
      .returning();
    if (row === undefined) throw new Error('The meeting went away while its inquiry was held.');
    return row;
  },
};
