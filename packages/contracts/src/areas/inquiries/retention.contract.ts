import {
  defineRoute,
  describeField,
  id,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  pageOf,
  pageQuery,
  z,
} from '@rostrum/contracts';
import { leastRetention } from './setup-retention.ts';

const days = (least: number) => z.coerce.number().int().min(least).max(3653).optional();

export const retentionPreview = z.object({
  /** When the next round begins. */
  at: isoDateTime,
  /** What it would erase, and what of it stays because it is on hold. */
  inquiries: z.number().int(),
  spam: z.number().int(),
  files: z.number().int(),
  on_hold: z.number().int(),
});
export type RetentionPreview = z.infer<typeof retentionPreview>;

/** How long inquiries are kept. */
export const inquiryRetention = {
  preview: defineRoute({
    id: 'inquiry-retention.preview',
    method: 'GET',
    path: '/app/inquiry-retention/{identifier}/preview',
    summary: 'What the next round would erase under these times. Nothing is saved or erased.',
    params: ownParams,
    query: z.object({
      inquiry_days: days(leastRetention.inquiry_days),
      file_days: days(leastRetention.file_days),
      spam_days: days(leastRetention.spam_days),
    }),
    response: retentionPreview,
    errors: ['not_allowed'],
  }),
};

/** An inquiry that nothing may erase. */
export const legalHold = z.object({
  id,
  ref: z.string(),
  subject: z.string(),
  reason: z.string(),
  by: z.string(),
  at: isoDateTime,
  /** Null while it is open. */
  closed_at: isoDateTime.nullable(),
});
export type LegalHold = z.infer<typeof legalHold>;

/** A hold on everything: no inquiry is erased, whatever its time, and the organisation is not closed for good. */
export const organisationHold = legalHold.pick({ reason: true, by: true, at: true });
export type OrganisationHold = z.infer<typeof organisationHold>;

export const mostHeldAtOnce = 50;

const refs = describeField(z.array(line(20, 1)).min(1, 'Enter a reference.').max(mostHeldAtOnce), {
  label: 'References',
  hint: `One a line, like INQ-7K2M9. Up to ${mostHeldAtOnce}.`,
});

/** Inquiries that neither the end of their time nor the deletion of an account touches. */
export const legalHolds = {
  list: defineRoute({
    id: 'legal-holds.list',
    method: 'GET',
    path: '/app/legal-holds/{identifier}',
    summary: 'Inquiries on legal hold, the latest first.',
    params: ownParams,
    query: pageQuery,
    response: pageOf(legalHold).extend({
      /** Of the whole organisation; null while there is none. */
      organisation: organisationHold.nullish(),
    }),
    errors: ['not_allowed'],
  }),
  set: defineRoute({
    id: 'legal-holds.set',
    method: 'POST',
    path: '/app/legal-holds/{identifier}',
    summary: 'Put inquiries on legal hold by their references: all of them, or none when one is unknown.',
    params: ownParams,
    body: z.object({
      refs,
      reason: describeField(line(500, 1), {
        label: 'Reason',
        hint: 'It’s shown in the history of each inquiry.',
        missing: 'Enter why it must be kept.',
      }),
    }),
    response: z.object({
      held: z.array(z.string()),
      /** On hold before; they keep their reason. */
      already: z.array(z.string()),
    }),
    errors: ['not_allowed', 'invalid_input'],
  }),
  lift: defineRoute({
    id: 'legal-holds.lift',
    method: 'DELETE',
    path: '/app/legal-holds/{identifier}/{id}',
    summary: 'Lift the legal hold of an inquiry. What is over its time goes with the next round.',
    params: ownItemParams,
    response: z.object({ ref: z.string() }),
    errors: ['not_allowed', 'not_found'],
  }),
  setAll: defineRoute({
    id: 'legal-holds.setAll',
    method: 'PUT',
    path: '/app/organisation-hold/{identifier}',
    summary: 'Put the whole organisation on legal hold: what it has and what comes in.',
    params: ownParams,
    body: z.object({
      reason: describeField(line(500, 1), {
        label: 'Reason',
        hint: 'It’s shown in the history of the organisation.',
        missing: 'Enter why everything must be kept.',
      }),
    }),
    response: organisationHold,
    errors: ['not_allowed', 'invalid_transition'],
  }),
  liftAll: defineRoute({
    id: 'legal-holds.liftAll',
    method: 'DELETE',
    path: '/app/organisation-hold/{identifier}',
    summary: 'Lift the legal hold of the whole organisation. Inquiries with a hold of their own keep it.',
    params: ownParams,
    response: z.object({ lifted: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
};
