import { z } from 'zod';
import { inquiryTypeId } from './lookups/inquiry-types.ts';
import { personSectionForms } from './person-section-forms.ts';
import { id, isoDateTime, line, rowVersion, webAddress } from './primitives.ts';

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
  accreditation: 20,
  research_focus: 10,
  research_grant: 100,
  patent: 200,
  course: 100,
  partnership: 100,
  sample_talk: 20,
  testimonial: 20,
  video: 20,
  social: 14,
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
  section('accreditation'),
  section('research_focus'),
  section('research_grant'),
  section('patent'),
  section('course'),
  section('partnership'),
  section('sample_talk'),
  section('testimonial'),
  section('video'),
  section('social'),
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
  replacement('accreditation'),
  replacement('research_focus'),
  replacement('research_grant'),
  replacement('patent'),
  replacement('course'),
  replacement('partnership'),
  replacement('sample_talk'),
  replacement('testimonial'),
  replacement('video'),
  replacement('social'),
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
  /** When the person was last trained to speak on camera. */
  on_camera_training_date: z.iso.date().nullable().optional(),
  /** How many minutes’ notice is needed before going on air. */
  max_notice_minutes: z.number().int().nullable().optional(),
});
export type MediaReadiness = z.infer<typeof mediaReadiness>;
