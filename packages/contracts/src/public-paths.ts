const segment = encodeURIComponent;
const organisation = (companyUsername: string): string => `/organizations/${segment(companyUsername)}`;
const expert = (username: string): string => `/experts/${segment(username)}`;
const staff = (username: string): string => `/staff/${segment(username)}`;

/**
 * The address of each page that anybody may open, encoded: the only place that writes one. Server, areas, shell, embed and
 * mails take it from here; a lint rule refuses one that is put together elsewhere.
 */
export const publicPaths = {
  organisation,
  expert,
  staff,
  /** Of a person of either kind: staff have pages of their own, experts and individuals share theirs. */
  person: (kind: string, username: string): string => (kind === 'staff' ? staff(username) : expert(username)),
  /** Photos and biography for the press, as one file. */
  pressKit: (kind: string, username: string): string =>
    `${kind === 'staff' ? staff(username) : expert(username)}/press-kit.zip`,
  /** A document or the CV of a person, as it came. */
  document: (kind: string, username: string, id: string): string =>
    `${kind === 'staff' ? staff(username) : expert(username)}/documents/${segment(id)}`,
  post: (companyUsername: string, slug: string): string =>
    `${organisation(companyUsername)}/posts/${segment(slug)}`,
  /** Who speaks on a topic. The server folds what is left to fold, and leads to the one address of each topic. */
  topic: (title: string): string =>
    `/topics/${segment(
      title
        .toLowerCase()
        .replaceAll(/[\s!-/:-@[-`{-~]+/g, '-')
        .replaceAll(/^-|-$/g, ''),
    )}`,
  posts: (companyUsername: string): string => `${organisation(companyUsername)}/posts`,
  questions: (companyUsername: string): string => `${organisation(companyUsername)}/questions`,
  question: (companyUsername: string, slug: string): string =>
    `${organisation(companyUsername)}/questions/${segment(slug)}`,
  /** Where anybody asks an organisation: a page of the server, without script. */
  askQuestion: (companyUsername: string): string => `${organisation(companyUsername)}/questions/ask`,
  /** Where a guest follows an inquiry; the token is a secret. */
  tracking: (token: string): string => `/inquiries/track/${segment(token)}`,
  /** Where an expert answers the desk without signing in; the token is a secret. */
  ask: (token: string): string => `/inquiries/ask/${segment(token)}`,
  /** Bookmarks that a person shared; the token is a secret. */
  sharedList: (token: string): string => `/lists/${segment(token)}`,
} as const;
