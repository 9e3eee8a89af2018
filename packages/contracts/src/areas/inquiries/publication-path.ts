import { publicPaths } from '@rostrum/contracts';

/** A post or question, by what stands in the address of its public page. */
export interface PublicationPath {
  company: string;
  kind: 'post' | 'question';
  slug: string;
}

const kinds: Readonly<Record<string, PublicationPath['kind']>> = { posts: 'post', questions: 'question' };
const pattern = /^([^/?#\s]{1,200})\/([a-z]{5,9})\/([^/?#\s]{1,200})$/;

/** What a sender read before they asked, as far as a page is the address of a post or question. */
export function readPublicationPath(page: string | null | undefined): PublicationPath | undefined {
  const start = publicPaths.organisation('');
  if (!page?.startsWith(start)) return undefined;
  const [, company, folder = '', slug] = pattern.exec(page.slice(start.length)) ?? [];
  const kind = kinds[folder];
  if (company === undefined || slug === undefined || kind === undefined) return undefined;
  try {
    const path = { company: decodeURIComponent(company), kind, slug: decodeURIComponent(slug) };
    return page === publicPaths.askQuestion(path.company) ? undefined : path;
  } catch {
    return undefined;
  }
}
