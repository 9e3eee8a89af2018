import fp from 'fastify-plugin';
import { hashedDocumentPolicy, sendPlainPage } from '@rostrum/server-kit/http';
import { html, SafeHtml } from '@rostrum/server-kit/module';
import { guestPage } from '../guest-page.ts';
import type { PublicAssets } from '../public-assets.ts';
import type { HelpArticle } from './help-article.ts';
import { helpGuides } from './help-guides.ts';
import { helpPolicies } from './help-policies.ts';

/** Without their build the text is still there, as a plain page. */
const loadViews = () => import('@rostrum/public-pages/server').catch(() => undefined);

interface HelpPage extends HelpArticle {
  /** Other pages that it leads to. */
  links: readonly Pick<HelpArticle, 'path' | 'title' | 'lead'>[];
}

export interface HelpOptions {
  publicAssets: () => PublicAssets | undefined;
  origin: string;
  clock: () => Date;
  /** Whether the API is described at /docs. */
  hasApiDocs: boolean;
}

const index: HelpArticle = {
  path: '/help',
  title: 'Help Center',
  lead: 'Guides for people who ask, people who answer, and the teams between them.',
  sections: [],
};
const allGuides = {
  path: '/help/guides',
  title: 'Documentation',
  lead: 'All guides on one page.',
};
const apiReference = {
  path: '/docs',
  title: 'API reference',
  lead: 'For developers: every call, its parameters and its answers.',
};

const listPages = (hasApiDocs: boolean): HelpPage[] => {
  const links = [...helpGuides, allGuides, ...(hasApiDocs ? [apiReference] : []), ...helpPolicies];
  const sections = helpGuides.flatMap(({ title, sections: parts }) =>
    parts.map((part) => ({ title: parts.length > 1 ? `${title}: ${part.title}` : title, steps: part.steps })),
  );
  return [
    { ...index, links },
    { ...allGuides, sections, links: [] },
    ...[...helpGuides, ...helpPolicies].map((article) => ({ ...article, links: [] })),
  ];
};

const writePlain = ({ path, lead, sections, links }: HelpPage): SafeHtml =>
  html`<p class="muted">${lead}</p>${sections.map(({ title, steps }) => html`<h2>${title}</h2><ul>${steps.map((step) => html`<li>${step}</li>`)}</ul>`)}${links.length > 0 && html`<ul>${links.map((link) => html`<li><a href="${link.path}">${link.title}</a>: ${link.lead}</li>`)}</ul>`}<p>${path !== '/help' && html`<a href="/help">Help Center</a> · `}<a href="/">Front page</a></p>`;

/** Registers the Help Center and what it leads to. All of it is read without script and without a session. */
export const help = fp<HelpOptions>(
  async (app, { publicAssets, origin, clock, hasApiDocs }) => {
    for (const page of listPages(hasApiDocs))
      app.get(page.path, { config: { policy: 'page' } }, async (_request, reply) => {
        const assets = publicAssets();
        const views = assets && (await loadViews());
        if (!views) return sendPlainPage(reply, { title: page.title, body: writePlain(page) });
        const content = views.drawHelpPage(page);
        const body = views.drawGuestFrame({
          organisation: null,
          path: page.path,
          year: clock().getUTCFullYear(),
          content,
        });
        return reply
          .headers({
            'content-security-policy': hashedDocumentPolicy(assets.hashes, origin.startsWith('https:')),
            'cache-control': 'public, no-cache',
          })
          .type('text/html; charset=utf-8')
          .send(
            guestPage({
              page: {
                title: `${page.title} · Rostrum`,
                description: page.lead,
                canonicalPath: page.path,
                html: new SafeHtml(content),
              },
              body: new SafeHtml(body),
              origin,
              isIndexed: true,
              assets,
            }),
          );
      });
  },
  { name: 'help' },
);
