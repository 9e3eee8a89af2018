import type { Candidate } from './candidate.ts';

/** The address of a person's page in each network, and nothing else of it. */
const networks = [
  ['orcid', /orcid\.org\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\b/i, (id: string) => `https://orcid.org/${id}`],
  ['linkedin', /linkedin\.com\/in\/([\w%-]{2,100})/i, (id: string) => `https://www.linkedin.com/in/${id}`],
  ['github', /github\.com\/([a-z\d-]{1,39})\b/i, (id: string) => `https://github.com/${id}`],
  ['x', /\b(?:twitter|x)\.com\/(\w{1,15})\b/i, (id: string) => `https://x.com/${id}`],
  ['bluesky', /bsky\.app\/profile\/([\w.-]{3,100})/i, (id: string) => `https://bsky.app/profile/${id}`],
  [
    'scholar',
    /scholar\.google\.[a-z.]{2,6}\/citations\?(?:[\w=&-]{0,80}&)?user=([\w-]{6,20})/i,
    (id: string) => `https://scholar.google.com/citations?user=${id}`,
  ],
] as const;

/** Profiles in networks that a text names. */
export const findNetworks = (text: string): Candidate[] =>
  networks.flatMap(([network, pattern, toAddress]) => {
    const id = pattern.exec(text)?.[1];
    return id === undefined
      ? []
      : [{ kind: 'section' as const, section: 'social' as const, data: { network, url: toAddress(id) } }];
  });
