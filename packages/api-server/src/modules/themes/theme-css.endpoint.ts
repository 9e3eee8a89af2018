import type { FastifyInstance } from 'fastify';
import { organisationRepository } from '@rostrum/identity';
import { NotFoundError } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { findPublishedTheme } from './published-theme.ts';
import { serveCss } from './serve-css.ts';
import { toCacheControl } from './to-cache-control.ts';
import { writeThemeCss } from './write-theme-css.ts';

/**
 * `GET /themes/{company}.css`: the published look of an organisation, for its public pages; with `part=look` without the CSS
 * that it wrote itself, for the page to sign in.
 */
export function themeCssEndpoint(app: FastifyInstance, { db }: { db: Database }): void {
  app.get<{ Params: { company: string }; Querystring: { version?: string; part?: string } }>(
    '/themes/:company.css',
    { config: { policy: 'page', quiet: true } },
    async ({ params: { company }, query: { version, part } }, reply) => {
      const organisation = await organisationRepository.findPublic(db, company);
      const theme = organisation && (await findPublishedTheme(db, organisation.id));
      if (!organisation || !theme) throw new NotFoundError('This organisation has published no theme.');
      return reply
        .header('cache-control', toCacheControl(version === String(theme.number)))
        .type('text/css; charset=utf-8')
        .send(
          part === 'look'
            ? writeThemeCss(theme.look, organisation.companyUsername)
            : await serveCss({
                orgId: organisation.id,
                companyUsername: organisation.companyUsername,
                ...theme,
              }),
        );
    },
  );
}
