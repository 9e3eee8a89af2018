import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails about an inquiry. Each one is sent by a test. */
export const inquiryMailKinds = {
  'inquiry.receipt': 'conversation',
  'inquiry.new': 'conversation',
  'inquiry.held_urgent': 'conversation',
  'inquiry.holds_ending': 'conversation',
  'inquiry.assigned': 'conversation',
  'inquiry.mentioned': 'conversation',
  'inquiry.clearance': 'conversation',
  'inquiry.ask': 'conversation',
  'inquiry.ask_reminder': 'conversation',
  'inquiry.ask_over': 'conversation',
  'inquiry.ask_result': 'conversation',
  'inquiry.reply': 'conversation',
  'inquiry.seeker_reply': 'conversation',
  'inquiry.withdrawn': 'conversation',
  'inquiry.closed': 'conversation',
  'inquiry.merged': 'conversation',
  'inquiry.meeting': 'conversation',
  'inquiry.reply_due': 'conversation',
} as const satisfies MailKinds;
export type InquiryMailKind = keyof typeof inquiryMailKinds;
