/** What the classifier tells apart. */
export const screeningClasses = [
  'genuine',
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
export type ScreeningClass = (typeof screeningClasses)[number];
export type ScreeningCategory = Exclude<ScreeningClass, 'genuine'>;

export const isScreeningClass = (name: string): name is ScreeningClass =>
  screeningClasses.some((known) => known === name);
