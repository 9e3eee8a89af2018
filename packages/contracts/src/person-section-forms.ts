import { z } from 'zod';
import { describeField } from './forms/describe-field.ts';
import { partialDate } from './partial-date.ts';
import { id, languageCode, line, prose, timezoneName, webAddress } from './primitives.ts';

export const talkFormats = ['keynote', 'lecture', 'workshop', 'panel', 'webinar'] as const;
export const socialNetworks = [
  'x',
  'facebook',
  'linkedin',
  'instagram',
  'youtube',
  'github',
  'stackexchange',
  'flickr',
  'pinterest',
  'tumblr',
  'orcid',
  'scholar',
  'bluesky',
  'mastodon',
] as const;

const networkNames: Partial<Record<(typeof socialNetworks)[number], string>> = {
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  github: 'GitHub',
  stackexchange: 'Stack Exchange',
  orcid: 'ORCID',
  scholar: 'Google Scholar',
};

export const socialNetworkLabel = (network: (typeof socialNetworks)[number]): string =>
  networkNames[network] ?? `${network.charAt(0).toUpperCase()}${network.slice(1)}`;

const isVideoAddress = (address: string): boolean =>
  URL.canParse(address) && /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com)$/.test(new URL(address).hostname);

const year = describeField(z.number().int().min(1900).max(2100), { label: 'Year' });
const date = describeField(z.iso.date('Enter a day.'), { label: 'Date' });
/** As much of a date as is known. The year beside it, which older areas send alone, follows it. */
const someDate = describeField(partialDate, {
  label: 'Date',
  hint: 'A year, or more if you know it: 2021, 2021-03 or 2021-03-14.',
});
const title = (max: number) => describeField(line(max, 1), { label: 'Title' });
const currency = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'Enter three letters, like EUR.');
/** The resolver's address and `doi:` before it are left out: what identifies the work is kept. */
const doi = z
  .string()
  .trim()
  .overwrite((text) => text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, ''))
  .max(200)
  .regex(/^10\.\d{4,9}\/[^\s"<>]+$/, 'Enter a DOI, like 10.1000/182.');
const details = describeField(prose(1000), { label: 'Details' });
const link = describeField(webAddress(), { label: 'Web address' });
/** A picture that was uploaded for the entry; null takes it off, left out it stays as it was. */
const cover = {
  cover_upload_id: describeField(id, { label: 'Cover picture' }).nullable().optional(),
  /** Where it is shown: the server's word. */
  cover: describeField(z.string().max(80), { label: 'Cover picture' }).optional(),
  cover_alt: describeField(line(125), {
    label: 'What the picture shows',
    hint: 'For people who cannot see it.',
  }).optional(),
};
const isCoverDescribed = (entry: {
  cover_upload_id?: string | null | undefined;
  cover_alt?: string | undefined;
}) => !entry.cover_upload_id || (entry.cover_alt ?? '') !== '';

/** How an entry of each kind is written. */
export const personSectionForms = {
  education: z.object({
    institution: describeField(line(150, 1), { label: 'Institution' }),
    degree: describeField(line(100, 1), { label: 'Degree' }),
    major: describeField(line(120), { label: 'Subject' }).optional(),
    description: describeField(prose(500), { label: 'Description' }).optional(),
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
    interview: describeField(z.boolean(), { label: 'Gives interviews in this language' }),
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
    authors: describeField(line(500), {
      label: 'Authors',
      hint: 'All of them, as the work names them.',
    }).optional(),
    details: details.optional(),
    doi: describeField(doi, { label: 'DOI', hint: 'Like 10.1000/182.' }).optional(),
    year: year.optional(),
    date: someDate.optional(),
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
    timezone: describeField(timezoneName, {
      label: 'Time zone',
      hint: 'Where its day is counted, above all of events online.',
    }).optional(),
  }),
  accomplishment: z.object({
    title: title(200),
    description: describeField(prose(1000), { label: 'Description' }).optional(),
    type: describeField(z.enum(['professional', 'personal']), { label: 'Kind' }).optional(),
    year: year.optional(),
    date: someDate.optional(),
  }),
  accreditation: z.object({
    name: describeField(line(150, 1), { label: 'Accreditation or licence' }),
    issuer: describeField(line(150, 1), { label: 'Issued by' }),
    number: describeField(line(60).nullable().optional(), {
      label: 'Number',
      hint: 'Private: your team and the person see it. It is never public.',
    }),
    jurisdiction: describeField(line(120), { label: 'Jurisdiction' }).optional(),
    valid_until: describeField(z.iso.date('Enter a day.'), { label: 'Valid until' }).optional(),
  }),
  research_focus: z
    .object({
      title: title(200),
      subtitle: describeField(line(200), { label: 'Subtitle' }).optional(),
      description: describeField(prose(2500, 1), { label: 'Description' }),
      date: someDate.optional(),
      url: link.optional(),
      ...cover,
    })
    .refine(isCoverDescribed, { path: ['cover_alt'], message: 'Say what the picture shows.' }),
  research_grant: z.object({
    title: title(200),
    organization: describeField(line(150, 1), { label: 'Funder' }),
    details: describeField(prose(1000, 1), { label: 'Details' }),
    amount: describeField(z.number().int().min(0).max(10_000_000_000), { label: 'Amount' }).optional(),
    currency: describeField(currency, { label: 'Currency', hint: 'Three letters, like EUR.' }).optional(),
    date: date.optional(),
    url: link.optional(),
  }),
  patent: z.object({
    number: describeField(line(60, 1), { label: 'Number' }),
    title: title(300),
    details: describeField(prose(1000, 1), { label: 'Details' }),
    date: date.optional(),
    url: link.optional(),
  }),
  course: z.object({
    title: title(200),
    details: describeField(prose(1000, 1), { label: 'Details' }),
    url: link.optional(),
  }),
  partnership: z.object({
    title: title(200),
    details: describeField(prose(1000, 1), { label: 'Details' }),
    individual: describeField(line(150), { label: 'Partner' }).optional(),
    organization: describeField(line(150), { label: 'Organisation' }).optional(),
    date: date.optional(),
    url: link.optional(),
  }),
  sample_talk: z.object({
    title: title(150),
    description: describeField(prose(1000, 1), { label: 'Description' }),
    minutes: describeField(z.number().int().min(1).max(1440), { label: 'Minutes' }).optional(),
    formats: describeField(z.array(z.enum(talkFormats)).max(talkFormats.length), {
      label: 'Formats',
    }).optional(),
  }),
  testimonial: z.object({
    name: describeField(line(120, 1), { label: 'Name' }),
    position: describeField(line(140, 1), { label: 'Their job title' }),
    company: describeField(line(150, 1), { label: 'Their organisation' }),
    recommendation: describeField(prose(1000, 1), { label: 'What they said' }),
    agreed_on: describeField(z.iso.date('Enter the day on which they agreed.'), {
      label: 'Agreed on',
      hint: 'The day on which they agreed that their words are shown with their name.',
    }),
    url: link.optional(),
  }),
  video: z.object({
    title: title(200),
    url: describeField(webAddress().refine(isVideoAddress, 'Enter an address at YouTube or Vimeo.'), {
      label: 'Web address',
      hint: 'At YouTube or Vimeo.',
    }),
    captions: describeField(webAddress(), {
      label: 'Captions or transcript',
      hint: 'The web address of what is said, for those who cannot hear it.',
    }).optional(),
  }),
  social: z.object({
    network: describeField(z.enum(socialNetworks), { label: 'Network' }),
    url: link,
  }),
  link: z.object({ name: describeField(line(80, 1), { label: 'Name' }), url: link }),
} as const;
