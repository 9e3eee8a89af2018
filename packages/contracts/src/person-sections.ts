import { z } from 'zod';
import { describeField } from './forms/describe-field.ts';
import { inquiryTypeId } from './lookups/inquiry-types.ts';
import { id, isoDateTime, languageCode, line, prose, rowVersion, webAddress } from './primitives.ts';

const year = describeField(z.number().int().min(1900).max(2100), { label: 'Year' });
const date = describeField(z.iso.date('Enter a day.'), { label: 'Date' });
const title = (max: number) => describeField(line(max, 1), { label: 'Title' });
const details = describeField(prose(1000), { label: 'Details' });
const link = describeField(webAddress(), { label: 'Web address' });

/** How an entry of each kind is written. */
export const personSectionForms = {
  education: z.object({
    institution: describeField(line(150, 1), { label: 'Institution' }),
    degree: describeField(line(100, 1), { label: 'Degree' }),
    major: describeField(line(120), { label: 'Subject' }).optional(),
    year: year.optional(),
  }),
  affiliation: z.object({
    name: describeField(line(150, 1), { label: 'Organisation' }),
    role: describeField(line(120), { label: 'Role' }).optional(),
    link: link.optional(),
    current: describeField(z.boolean(), { label: 'Still belongs to it' }),
  }),
  language: z.object({
    code: describeField(languageCode, { label: 'Language', missing: 'Choose a language.' }),
    speak: describeField(z.enum(['native', 'fluent', 'basic']), { label: 'Speaks it' }),
    interview: describeField(z.boolean(), { label: 'Gives interviews in it' }),
  }),
  media_appearance: z.object({
    title: title(200),
    organization: describeField(line(150, 1), { label: 'Outlet' }),
    details: details.optional(),
    type: describeField(z.enum(['print', 'online', 'tv', 'radio', 'podcast']), { label: 'Medium' }),
    url: link.optional(),
    date: date.optional(),
  }),
  publication: z.object({
    title: title(300),
    publisher: describeField(line(200, 1), { label: 'Publisher or journal' }),
    kind: describeField(z.enum(['article', 'book', 'report', 'data_set']), { label: 'Kind' }),
    year: year.optional(),
    url: link.optional(),
    highlighted: describeField(z.boolean().default(false), { label: 'Show it first' }),
  }),
  quotation: z.object({
    text: describeField(prose(400, 1), { label: 'Quotation' }),
    cleared_on: describeField(z.iso.date('Enter the day on which it was cleared.'), {
      label: 'Cleared on',
      hint: 'The day on which the person agreed that these words may be quoted.',
    }),
  }),
  event_appearance: z.object({
    title: title(200),
    event_name: describeField(line(200, 1), { label: 'Event' }),
    location: describeField(line(120), { label: 'Place' }).optional(),
    date: date.optional(),
  }),
  accomplishment: z.object({
    title: title(200),
    description: describeField(prose(1000), { label: 'Description' }).optional(),
    year: year.optional(),
  }),
  link: z.object({ name: describeField(line(80, 1), { label: 'Name' }), url: link }),
} as const;

export type PersonSectionKind = keyof typeof personSectionForms;
export const personSectionKinds = Object.keys(personSectionForms) as PersonSectionKind[];

/** How many entries of each kind a profile holds. */
export const maximumSections: Readonly<Record<PersonSectionKind, number>> = {
  education: 15,
  affiliation: 30,
  language: 12,
  media_appearance: 500,
  publication: 1000,
  quotation: 20,
  event_appearance: 300,
  accomplishment: 50,
  link: 20,
};

/** How many publications a profile shows first. */
export const maximumHighlights = 5;

/** The kinds that a profile of a member of staff has. */
export const staffSectionKinds: readonly PersonSectionKind[] = ['education', 'language', 'link'];

/** A link that its entry can do without; what is stored and is no web address is left out. */
const storedLink = webAddress().optional().catch(undefined);
const forms = personSectionForms;
/** Entries as they are stored: some are older than the rule for links. */
const data = {
  ...forms,
  affiliation: forms.affiliation.extend({ link: storedLink }),
  media_appearance: forms.media_appearance.extend({ url: storedLink }),
  publication: forms.publication.extend({ url: storedLink }),
} as const;

const section = <Kind extends PersonSectionKind>(kind: Kind) =>
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

const replacement = <Kind extends PersonSectionKind>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    version: rowVersion,
    /** In their order. An entry that was there before keeps its id. */
    entries: z
      .array(z.object({ id: id.optional(), data: personSectionForms[kind] }))
      .max(maximumSections[kind]),
  });

/** All entries of one kind at once, so that adding, changing, ordering and removing are one call. */
export const sectionsChange = z.discriminatedUnion('kind', [
  replacement('education'),
  replacement('affiliation'),
  replacement('language'),
  replacement('media_appearance'),
  replacement('publication').superRefine(({ entries }, context) => {
    if (entries.filter(({ data: entry }) => entry.highlighted).length > maximumHighlights)
      context.addIssue({
        code: 'custom',
        path: ['entries'],
        message: `Show at most ${maximumHighlights} publications first.`,
      });
  }),
  replacement('quotation'),
  replacement('event_appearance'),
  replacement('accomplishment'),
  replacement('link'),
]);

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
