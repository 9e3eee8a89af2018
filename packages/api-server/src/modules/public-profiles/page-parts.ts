import { publicPaths } from '@rostrum/contracts';
import { isBusinessError } from '@rostrum/server-kit';
import { type MovedPage, type PublicPage, html } from '@rostrum/server-kit/module';

/** A page that is not, or no longer, there: the status says so, the text names the way on. */
function missingPage(error: unknown, canonicalPath: string, company?: string): PublicPage {
  if (!isBusinessError(error)) throw error;
  return {
    status: error.code === 'gone' ? 410 : 404,
    title: error.code === 'gone' ? 'No longer published' : 'Not found',
    description: error.message,
    canonicalPath,
    noindex: true,
    html: html`<main><h1>${error.code === 'gone' ? 'No longer published' : 'Not found'}</h1><p>${error.message}</p>${company === undefined ? '' : html`<p><a href="${publicPaths.organisation(company)}">Go to the organisation</a></p>`}</main>`,
  };
}

/** Answers for what is missing as a page too. */
export const orMissing = (
  canonicalPath: string,
  render: () => Promise<PublicPage | MovedPage>,
  company?: string,
) => render().catch((error: unknown) => missingPage(error, canonicalPath, company));

/** A description of at most this many characters. */
export const shorten = (text: string, longest = 300) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}\u2026`;

/** Feeds of what an organisation publishes. */
export const feedsOf = ({ name }: { name: string }, path: string) =>
  [
    ['posts', 'posts'],
    ['questions', 'questions and answers'],
  ].map(([subject, words]) => ({
    type: 'application/atom+xml',
    title: `${name}: ${words}`,
    path: `${path}/${subject}.atom`,
  }));

/** The published look of an organisation, for its pages. */
export const themeOf = ({ company_username, theme }: { company_username: string; theme: string | null }) =>
  theme === null ? {} : { theme: { organisation: company_username, stylesheet: theme } };
