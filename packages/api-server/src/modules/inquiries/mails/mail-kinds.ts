import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails about an inquiry. Each one is sent by a test. */
export const inquiryMailKinds = {
  'inquiry.receipt': { priority: 'conversation', recipient: 'correspondent', isDroppedOverBudget: true },
  'inquiry.new': { priority: 'conversation', recipient: 'member', isDroppedOverBudget: true },
  'inquiry.held_urgent': { priority: 'conversation', recipient: 'proven' },
  'inquiry.holds_ending': { priority: 'conversation', recipient: 'proven' },
  'inquiry.threat_held': { priority: 'conversation', recipient: 'member' },
  'inquiry.assigned': { priority: 'conversation', recipient: 'proven' },
  'inquiry.mentioned': { priority: 'conversation', recipient: 'proven' },
  'inquiry.clearance': { priority: 'conversation', recipient: 'proven' },
  'inquiry.ask': { priority: 'conversation', recipient: 'member' },
  'inquiry.ask_reminder': { priority: 'conversation', recipient: 'member', isDroppedOverBudget: true },
  'inquiry.ask_over': { priority: 'conversation', recipient: 'member', isDroppedOverBudget: true },
  'inquiry.ask_result': { priority: 'conversation', recipient: 'proven' },
  'inquiry.reply': { priority: 'conversation', recipient: 'correspondent', isDroppedOverBudget: true },
  'inquiry.seeker_reply': { priority: 'conversation', recipient: 'proven' },
  'inquiry.email_refused': { priority: 'conversation', recipient: 'proven', isDroppedOverBudget: true },
  'inquiry.email_not_added': {
    priority: 'conversation',
    recipient: 'correspondent',
    isDroppedOverBudget: true,
  },
  'inquiry.withdrawn': { priority: 'conversation', recipient: 'proven' },
  'inquiry.closed': { priority: 'conversation', recipient: 'correspondent', isDroppedOverBudget: true },
  'inquiry.merged': { priority: 'conversation', recipient: 'correspondent', isDroppedOverBudget: true },
  'inquiry.meeting': { priority: 'conversation', recipient: 'correspondent', isDroppedOverBudget: true },
  'inquiry.reply_due': { priority: 'conversation', recipient: 'proven' },
} as const satisfies MailKinds;
export type InquiryMailKind = keyof typeof inquiryMailKinds;
