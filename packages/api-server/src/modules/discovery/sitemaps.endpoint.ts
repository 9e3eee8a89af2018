import type { FastifyInstance } from 'fastify';
import { publicPaths } from '@rostrum/contracts';
import { NotFoundError } from '@rostrum/server-kit';
import { type Database, iso } from '@rostrum/server-kit/database';
import { html } from '@rostrum/server-kit/module';
import { discoveryRepository, listedKinds, type ListedKind, type ListedRow } from './discovery.repository.ts';
import { sendDocument } from './send-document.ts';
import { xmlDocument } from './xml.ts';

/** Addresses in one sitemap; sitemaps.org allows 50,000 and 50 MB. */
const pageSize = 10_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const pathOf: Record<ListedKind, (row: ListedRow) => string> = {
  organizations: ({ company_username }) => publicPaths.organisation(company_username),
  experts: ({ name }) => publicPaths.expert(name),
  staff: ({ name }) => publicPaths.staff(name),
  posts: ({ company_username, name }) => publicPaths.post(company_username, name),
  topics: ({ name }) => publicPaths.topic(name),
  questions: ({ company_username, name }) => publicPaths.question(company_username, name),
};

const isListedKind = (kind: string): kind is ListedKind => (listedKinds as readonly string[]).includes(kind);

interface SitemapsDeps {
  db: Database;
  config: { publicUrl: string };
}

/** `/sitemap.xml`, which lists one sitemap for each ten thousand pages of a kind. */
export function sitemapsEndpoint(app: FastifyInstance, { db, config }: SitemapsDeps): void {
  const absolute = (path: string) => new URL(path, config.publicUrl).href;

  app.get('/sitemap.xml', { config: { policy: 'page' } }, async (_request, reply) => {
    const counts = await discoveryRepository.counts(db);
    const pages = counts.flatMap(({ kind, count, changed_at }) =>
      Array.from({ length: Math.ceil(count / pageSize) }, (_, index) => ({
        address: absolute(`/sitemaps/${kind}-${String(index + 1)}.xml`),
        changedAt: changed_at,
      })),
    );
    const root = html`<sitemapindex xmlns="${namespace}">
${pages.map(({ address, changedAt }) => html`<sitemap><loc>${address}</loc>${changedAt && html`<lastmod>${iso(changedAt)}</lastmod>`}</sitemap>\n`)}</sitemapindex>`;
    return sendDocument(reply, 'application/xml', xmlDocument(root));
  });

  app.get<{ Params: { kind: string; page: string } }>(
    '/sitemaps/:kind(^[a-z]+)-:page(^[1-9]\\d{0,4}).xml',
    { config: { policy: 'page' } },
    async ({ params: { kind, page } }, reply) => {
      const offset = (Number(page) - 1) * pageSize;
      const rows = isListedKind(kind)
        ? await discoveryRepository.listed(db, kind, { limit: pageSize, offset })
        : [];
      if (!isListedKind(kind) || rows.length === 0)
        throw new NotFoundError('This sitemap is not there. /sitemap.xml lists those that are.');
      const root = html`<urlset xmlns="${namespace}">
${rows.map((row) => html`<url><loc>${absolute(pathOf[kind](row))}</loc><lastmod>${iso(row.changed_at)}</lastmod></url>\n`)}</urlset>`;
      return sendDocument(reply, 'application/xml', xmlDocument(root));
    },
  );
}
