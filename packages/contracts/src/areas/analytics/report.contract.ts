import { defineRoute, id, isoDateTime, ownItemParams, ownParams, z } from '@rostrum/contracts';
import { figure, personReference, shareFigure, step } from './figures.ts';
import { countedPeriod } from './range.ts';

const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Choose a month.');

/** Rows of each list of the one page. */
export const reportRows = 4;

/** One month for those who decide: what pages of analytics count, on one page. */
export const monthlyReport = z.object({
  organisation: z.string(),
  month,
  /** The day on which the month ends lies ahead: figures are those of its days so far. */
  is_running: z.boolean(),
  period: countedPeriod,
  counted_at: isoDateTime,
  headline: z.string(),
  inquiries: figure,
  answered_in_time: shareFigure,
  experts_accepted: shareFigure,
  experts_unanswered: figure.optional(),
  led_to_something: figure,
  by_day: z.array(z.object({ date: z.iso.date(), count: z.number().int() })),
  /** From the impression to the coverage, each step counted by itself. */
  steps: z.array(step),
  /** By type of inquiry: the share answered in time; only types of which enough were judged. */
  promises: z.array(z.object({ type: z.number().int(), judged: z.number().int(), in_time: z.number() })),
  missed_deadlines: z.number().int(),
  coverage: z.object({
    rows: z.array(z.object({ outlet: z.string(), about: z.string(), reach: z.number().int().nullable() })),
    total: z.number().int(),
    reach_unknown: z.number().int(),
  }),
  most_asked: z.array(
    personReference.extend({ asked: z.number().int(), accepted: z.number().int().nullable() }),
  ),
  unanswered_searches: z.array(z.object({ text: z.string(), people: z.number().int() })),
  /** What the figures ask to be decided. */
  to_decide: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type MonthlyReport = z.infer<typeof monthlyReport>;

/** Every month has these days. */
export const lastSendingDay = 28;

/** When the report of the month before is sent, on the clock of the organisation. */
export const reportSchedule = z.object({
  day: z.number().int().min(1).max(lastSendingDay),
  hour: z.number().int().min(0).max(23),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

/** A mailing list whose subscribers confirmed that they want the report. */
export const reportMailing = z.object({
  list_id: id,
  name: z.string(),
  /** How many would get it now. */
  addresses: z.number().int(),
  is_paused: z.boolean(),
  /** Null where it is not sent. */
  schedule: reportSchedule.nullable(),
  next_at: isoDateTime.nullable(),
});
export type ReportMailing = z.infer<typeof reportMailing>;

const query = z.object({ month: month.optional() });

export const reports = {
  month: defineRoute({
    id: 'reports.month',
    method: 'GET',
    path: '/app/reports/{identifier}/month',
    summary: 'The report of one month, and whether it is sent to the reader each month.',
    params: ownParams,
    query,
    response: z.object({ report: monthlyReport, is_sent_to_me: z.boolean() }),
    errors: ['not_allowed', 'invalid_input'],
  }),
  pdf: defineRoute({
    id: 'reports.pdf',
    method: 'GET',
    path: '/app/reports/{identifier}/month/pdf',
    summary: 'The report of one month as a PDF of one page, base64.',
    params: ownParams,
    query,
    response: z.object({ file_name: z.string(), pdf: z.string() }),
    errors: ['not_allowed', 'invalid_input', 'too_many_requests'],
  }),
  subscribe: defineRoute({
    id: 'reports.subscribe',
    method: 'PUT',
    path: '/app/reports/{identifier}/subscription',
    summary: 'Have the report of each month sent to oneself on the first of the next, or no longer.',
    params: ownParams,
    body: z.object({ is_sent_to_me: z.boolean() }),
    response: z.object({ is_sent_to_me: z.boolean() }),
    errors: ['not_allowed'],
  }),
  mailings: defineRoute({
    id: 'reports.mailings',
    method: 'GET',
    path: '/app/reports/{identifier}/mailings',
    summary: 'Mailing lists that can be sent the report of each month, and when each is.',
    params: ownParams,
    response: z.object({ items: z.array(reportMailing), timezone: z.string() }),
    errors: ['not_allowed'],
  }),
  schedule: defineRoute({
    id: 'reports.schedule',
    method: 'PUT',
    path: '/app/reports/{identifier}/mailings/{id}',
    summary: 'Send the report of each month to a mailing list on one day of the next, or no longer.',
    params: ownItemParams,
    body: z.object({ schedule: reportSchedule.nullable() }),
    response: reportMailing,
    errors: ['not_allowed', 'not_found'],
  }),
};
