import { sql } from 'drizzle-orm';

/** Rows that erasing a person leaves as they are: the inquiry or its whole organisation is on legal hold. */
export const isOnHold = sql`(inquiries.legal_hold_at IS NOT NULL OR EXISTS (SELECT FROM organisations o
  WHERE o.id = inquiries.org_id AND o.legal_hold_at IS NOT NULL))`;

export const isMessageOnHold = sql`EXISTS (SELECT FROM inquiries i JOIN organisations o ON o.id = i.org_id
  WHERE i.org_id = inquiry_messages.org_id AND i.id = inquiry_messages.inquiry_id
    AND (i.legal_hold_at IS NOT NULL OR o.legal_hold_at IS NOT NULL))`;
