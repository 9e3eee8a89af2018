import { publicPaths } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { isBusinessError } from '@rostrum/server-kit';
import { type MovedPage, type PublicPage, type PublicPages, html } from '@rostrum/server-kit/module';
import { createPublicProfileService } from './public-profiles.service.ts';
import { organisationJsonLd } from './json-ld.ts';

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

const feedsOf = ({ name }: { name: string }, path: string) =>
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

/** What search engines, link previews and readers without script get of the public pages. */
export const publicProfilePages: PublicPages<{ db: Database; config: { publicUrl: string } }> = ({
  db,
  config,
}) => {
  const service = createPublicProfileService({ db });
  const origin = config.publicUrl;
  return [
    {
      path: '/organizations/:company',
      render: async ({ company = '' }) => {
        const canonicalPath = publicPaths.organisation(company);
        return orMissing(canonicalPath, async () => {
          const organisation = await service.organisation(
            { company_username: company },
            { page_from: 0, page_size: 50 },
          );
          return {
            title: `${organisation.name}: experts, posts and answers`,
            description: shorten(organisation.description),
            canonicalPath,
            image: organisation.logo ?? undefined,
            preview: {
              kicker: 'Experts, posts and answers',
              title: organisation.name,
              subtitle: shorten(organisation.description, 140),
            },
            jsonLd: organisationJsonLd(organisation, { origin, path: canonicalPath }),
            feeds: feedsOf(organisation, canonicalPath),
            noindex: !organisation.is_listed,
            ...themeOf(organisation),
            html: html`<main>
              <h1>${organisation.name}</h1>
              <p>${organisation.description}</p>
              <p><a href="${canonicalPath}/inquiry">Send an inquiry to ${organisation.name}</a></p>
              ${organisation.desk_phone ? html`<p>Desk: ${organisation.desk_phone}</p>` : ''}
              <h2>Experts</h2>
              <ul>${organisation.people.items.map(({ kind, username, name, job_title }) => html`<li><a href="${publicPaths.person(kind, username)}">${name}</a>, ${job_title}</li>`)}</ul>
              <h2>Posts</h2>
              <ul>${organisation.posts.map(({ href, title }) => html`<li><a href="${href}">${title}</a></li>`)}</ul>
              <h2>Questions</h2>
              <ul>${organisation.questions.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}</ul>
              <p><a href="${publicPaths.askQuestion(company)}">Ask a question</a></p>
            </main>`,
          };
        });
      },
    },
  ];
};
