import { z } from 'zod';
import { inquiryTypeId } from './lookups/inquiry-types.ts';
import { id, isoDateTime, languageCode, line, prose, webAddress } from './primitives.ts';

/** A link that its entry can do without; what is stored and is no web address is left out. */
const optionalLink = webAddress().optional().catch(undefined);
const year = z.number().int().min(1900).max(2100);
const data = {
  education: z.object({
    institution: line(150, 1),
    degree: line(100, 1),
    major: line(120).optional(),
    year: year.optional(),
  }),
  affiliation: z.object({
    name: line(150, 1),
    role: line(120).optional(),
    link: optionalLink,
    current: z.boolean(),
  }),
  language: z.object({
    code: languageCode,
    speak: z.enum(['native', 'fluent', 'basic']),
    interview: z.boolean(),
  }),
  media_appearance: z.object({
    title: line(200, 1),
    organization: line(150, 1),
    details: prose(1000).optional(),
    type: z.enum(['print', 'online', 'tv', 'radio', 'podcast']),
    url: optionalLink,
    date: z.iso.date().optional(),
  }),
  publication: z.object({
    title: line(300, 1),
    publisher: line(200, 1),
    kind: z.enum(['article', 'book', 'report', 'data_set']),
    year: year.optional(),
    url: optionalLink,
    highlighted: z.boolean().default(false),
  }),
  quotation: z.object({ text: prose(400, 1), cleared_on: z.iso.date() }),
  event_appearance: z.object({
    title: line(200, 1),
    event_name: line(200, 1),
    location: line(120).optional(),
    date: z.iso.date().optional(),
  }),
  accomplishment: z.object({
    title: line(200, 1),
    description: prose(1000).optional(),
    year: year.optional(),
  }),
  link: z.object({ name: line(80, 1), url: webAddress() }),
} as const;

const section = <Kind extends keyof typeof data>(kind: Kind) =>
  z.object({ id, kind: z.literal(kind), position: z.number().int(), data: data[kind] });

/** One entry of a profile; each kind has its own data. */
export const personSection = z.discriminatedUnion('kind', [
  section('education'),
  section('affiliation'),
  section('language'),
  section('media_appearance'),
  section('publication'),
  section('quotation'),
  section('event_appearance'),
  section('accomplishment'),
  section('link'),
]);
export type PersonSection = z.infer<typeof personSection>;
export const personSectionData = data;
export const personSectionKinds = Object.keys(data) as (keyof typeof data)[];

/** Whether a person takes inquiries of one type: directly, through the office, or not. */
export const personAvailability = z.object({
  type: inquiryTypeId,
  accepts: z.enum(['yes', 'via_office', 'no']),
  notice_hours: z.number().int().min(0).max(2160).nullable(),
  conditions: line(300).nullable(),
  away_from: isoDateTime.nullable(),
  away_to: isoDateTime.nullable(),
});
export type PersonAvailability = z.infer<typeof personAvailability>;

/** How a person can be put on air, and when. */
export const mediaReadiness = z.object({
  live_tv: z.boolean(),
  radio: z.boolean(),
  podcast: z.boolean(),
  phone: z.boolean(),
  studio: z.boolean(),
  /** Local hours, `07:00`–`21:00`, in the organisation's time zone. */
  reachable_from: z.string().nullable(),
  reachable_to: z.string().nullable(),
});
export type MediaReadiness = z.infer<typeof mediaReadiness>;
