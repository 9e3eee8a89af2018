/** Where a look is seen. */
export const previewOutlets = ['profile', 'directory', 'post', 'email', 'embed'] as const;
export type PreviewOutlet = (typeof previewOutlets)[number];

export const previewOutletLabels: Readonly<Record<PreviewOutlet, string>> = {
  profile: 'Profile',
  directory: 'Directory',
  post: 'Post',
  email: 'Email',
  embed: 'Embed',
};
