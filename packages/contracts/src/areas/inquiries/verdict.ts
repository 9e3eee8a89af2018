import { z } from '@rostrum/contracts';

/** What screening takes a message for, besides genuine. */
export const screeningCategories = [
  'seo_links',
  'list_seller',
  'predatory_journal',
  'predatory_event',
  'vendor_pitch',
  'phishing',
  'advance_fee',
  'mass_blast',
  'off_topic',
  'gibberish',
  'abuse_threat',
] as const;
export type ScreeningCategory = (typeof screeningCategories)[number];

export const screeningCategoryLabels: Readonly<Record<ScreeningCategory, string>> = {
  seo_links: 'SEO and links',
  list_seller: 'List seller',
  predatory_journal: 'Predatory journal',
  predatory_event: 'Predatory event',
  vendor_pitch: 'Vendor pitch',
  phishing: 'Phishing',
  advance_fee: 'Advance fee',
  mass_blast: 'Mass mailing',
  off_topic: 'Off topic',
  gibberish: 'Gibberish',
  abuse_threat: 'Abuse or threat',
};

/** `unscreened`: screening failed and the inquiry came through. */
export const verdictLabels = ['clean', 'suspect', 'spam', 'unscreened'] as const;
/** `safety`: threats, which no time limit turns into spam. */
export const verdictQueues = ['none', 'spam', 'safety'] as const;
/** Who is trusted: verified, on the allow list, or replied to within two years. */
export const verdictGuards = ['verified', 'allowed', 'known'] as const;

/** One reason of a verdict, quoted, and where it stands in the message. */
export const verdictReason = z.object({
  code: z.string(),
  /** Above 0 it speaks for spam, below for a genuine inquiry. */
  weight: z.number(),
  quote: z.string().nullable(),
  marks: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
});
export type VerdictReason = z.infer<typeof verdictReason>;

/** How readily screening holds; `off` holds threats alone. */
export const screeningSensitivities = ['off', 'low', 'normal', 'high'] as const;
export type ScreeningSensitivity = (typeof screeningSensitivities)[number];
export const setupScreening = z.object({ sensitivity: z.enum(screeningSensitivities) });
export type SetupScreening = z.infer<typeof setupScreening>;
export const usualScreening: SetupScreening = { sensitivity: 'normal' };

/** Fewer decisions than this say nothing about how often screening is right. */
export const leastDecisions = 50;
