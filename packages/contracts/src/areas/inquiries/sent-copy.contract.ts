import { defineRoute, inquiryTypeId, isoDateTime, ownItemParams, z } from '@rostrum/contracts';

/** What was asked, to ask another person the same: as it was sent, without its files and its addressees. */
const sentCopyText = z.object({
  type: inquiryTypeId,
  subject: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.unknown()),
  deadline_at: isoDateTime.nullable(),
  phone: z.string().nullable(),
  organization: z.string().nullable(),
  job_title: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string(),
});
export type SentCopyText = z.infer<typeof sentCopyText>;

export const sentCopy = defineRoute({
  id: 'sent-inquiries.copy',
  method: 'GET',
  path: '/app/seeker/{identifier}/inquiries/{id}/copy',
  summary: 'The text of a sent inquiry and its answers, to begin another one with.',
  params: ownItemParams,
  response: sentCopyText,
  errors: ['not_found'],
});
