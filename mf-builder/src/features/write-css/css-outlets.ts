/** Pages that a style sheet applies to. */
export const cssOutlets = ['directory', 'profile', 'post'] as const;
export type CssOutlet = (typeof cssOutlets)[number];

export const cssOutletLabels: Readonly<Record<CssOutlet, string>> = {
  directory: 'Organisation',
  profile: 'Profile',
  post: 'Post',
};
