import { z } from 'zod';
import { inquiryTypeId } from './lookups/inquiry-types.ts';

/** What an organisation laid out of its public pages; only what it published. */
const publicLayout = z.object({
  hero: z.object({ style: z.enum(['plain', 'band', 'picture']), picture: z.string().nullable() }),
  /** Parts of profiles in their order; an empty label keeps the usual title, and parts that are not named follow. */
  sections: z.array(z.object({ id: z.string(), label: z.string(), is_shown: z.boolean() })),
  footer: z.object({ text: z.string(), links: z.array(z.object({ label: z.string(), url: z.string() })) }),
  /** The icon of its pages, as PNG. */
  favicon: z.string().nullable(),
});
export type PublicLayout = z.infer<typeof publicLayout>;

export const organisationReference = z.object({
  name: z.string(),
  company_username: z.string(),
  logo: z.string().nullable(),
  /** Shown in place of the logo in dark mode. */
  logo_dark: z.string().nullable().default(null),
  desk_phone: z.string().nullable(),
  timezone: z.string(),
  /** Address of the style sheet of its published theme. */
  theme: z.string().nullable(),
  layout: publicLayout.nullable().default(null),
});

/** What an organisation changed about its inquiry form; null where it changed nothing. */
export const inquiryForm = z
  .object({
    /** Types that it takes, in its order. `required`: fields beyond those that the type requires anyway. */
    types: z.array(
      z.object({ type: inquiryTypeId, label: z.string(), intro: z.string(), required: z.array(z.string()) }),
    ),
    thanks: z.string(),
    /** What the organisation says of data, above the box that consents. */
    consent: z.string().optional(),
  })
  .nullable()
  .default(null);
export type PublicInquiryForm = z.infer<typeof inquiryForm>;

/** A field that an organisation added to its inquiry form. */
const inquiryField = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  kind: z.enum(['line', 'prose', 'number', 'date', 'choice']),
  choices: z.array(z.string()),
  required: z.boolean(),
  /** Types of inquiry that ask for it; none for all. */
  types: z.array(inquiryTypeId),
});
export type PublicInquiryField = z.infer<typeof inquiryField>;
export const inquiryFields = z.array(inquiryField).optional();

export const personCard = z.object({
  username: z.string(),
  kind: z.enum(['expert', 'staff', 'individual']),
  name: z.string(),
  job_title: z.string(),
  headline: z.string(),
  image: z.string().nullable(),
  topics: z.array(z.string()),
});
export type PersonCard = z.infer<typeof personCard>;

/** A field of an organisation with its value in words; with an address where it is a link. */
export const shownField = z.object({
  label: z.string(),
  text: z.string(),
  href: z.string().nullable(),
});
