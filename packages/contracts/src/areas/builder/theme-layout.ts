import { describeField, line, webAddress, z } from '@rostrum/contracts';

/** Titled parts of a public profile, in the order of the product. A part without content never shows. */
export const profileSections = [
  { id: 'can_speak_on', title: 'Can speak on' },
  { id: 'quotations', title: 'In their words' },
  { id: 'biography', title: 'Biography' },
  { id: 'press_kit', title: 'Press kit' },
  { id: 'documents', title: 'Documents' },
  { id: 'selected_work', title: 'Selected work' },
  { id: 'research_focus', title: 'Research focus' },
  { id: 'media_appearances', title: 'Media appearances' },
  { id: 'events', title: 'Events' },
  { id: 'sample_talks', title: 'Sample talks' },
  { id: 'testimonials', title: 'Testimonials' },
  { id: 'education', title: 'Education' },
  { id: 'languages', title: 'Languages' },
  { id: 'affiliations', title: 'Affiliations' },
  { id: 'accreditations', title: 'Accreditations' },
  { id: 'research_grants', title: 'Research grants' },
  { id: 'patents', title: 'Patents' },
  { id: 'courses', title: 'Courses' },
  { id: 'partnerships', title: 'Partnerships' },
  { id: 'accomplishments', title: 'Accomplishments' },
  { id: 'more', title: 'More' },
  { id: 'posts', title: 'Posts' },
  { id: 'questions', title: 'Questions answered' },
  { id: 'videos', title: 'Videos' },
  { id: 'social', title: 'Social media' },
  { id: 'links', title: 'Links' },
] as const;
export type ProfileSectionId = (typeof profileSections)[number]['id'];

const sectionIds = profileSections.map(({ id }) => id);

/** One part: where it stands follows from its place in the list. An empty label keeps the title of the product. */
export const profileSectionLayout = z.object({
  id: z.enum(sectionIds),
  label: describeField(line(40), { label: 'Section name' }),
  is_shown: z.boolean(),
});
export type ProfileSectionLayout = z.infer<typeof profileSectionLayout>;

/** Head of a profile: on the page, on the primary colour, or below a picture. */
export const heroStyles = ['plain', 'band', 'picture'] as const;
export type HeroStyle = (typeof heroStyles)[number];

export const maximumFooterLinks = 6;

const footerLink = z.object({
  label: line(40).min(1, 'Name each link in the footer.'),
  url: webAddress(300),
});

/** What stands where on public pages, beside the colours and fonts of the look. */
export const themeLayout = z.object({
  hero: z.enum(heroStyles),
  /** Parts that are not named follow in the order of the product. */
  sections: z
    .array(profileSectionLayout)
    .max(profileSections.length)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Name each section once.'),
  footer: z.object({
    text: describeField(line(300), { label: 'Footer text' }),
    links: z.array(footerLink).max(maximumFooterLinks),
  }),
});
export type ThemeLayout = z.infer<typeof themeLayout>;

/** How public pages are laid out without a theme. */
export const plainLayout: ThemeLayout = { hero: 'plain', sections: [], footer: { text: '', links: [] } };

/** Every part in the order of a layout. */
export function listSections({ sections }: Pick<ThemeLayout, 'sections'>): ProfileSectionLayout[] {
  const named = new Set(sections.map(({ id }) => id));
  const others = sectionIds.filter((id) => !named.has(id));
  return [...sections, ...others.map((id) => ({ id, label: '', is_shown: true }))];
}
