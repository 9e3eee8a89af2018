import type { FastifyInstance } from 'fastify';
import { organisationRepository } from '@rostrum/identity';
import { NotFoundError } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { toBuffer } from '@rostrum/server-kit/workers';
import { runImageTask } from '../../images/run-image-task.ts';
import { findPublishedTheme } from './published-theme.ts';
import { toCacheControl } from './to-cache-control.ts';

/** Browsers take what they need of it: 16 for a tab, 180 for the start screen of a phone. */
const side = 192;
const mostKept = 100;

const drawIcon = async (bytes: Buffer): Promise<Buffer> =>
  toBuffer(await runImageTask('png', { bytes, box: { width: side, height: side }, isPadded: true }));

/** `GET /themes/{company}.png`: the icon of an organisation’s pages. PNG, since not every browser reads WebP there. */
export function themeIconEndpoint(
  app: FastifyInstance,
  { db, uploadStore }: { db: Database; uploadStore: FileStore },
): void {
  // By address of the picture, which never shows another one.
  const kept = new Map<string, Buffer>();

  async function findIcon(address: string): Promise<Buffer> {
    const known = kept.get(address);
    if (known) return known;
    const picture = await uploadStore.read(address.replace(/^\/files\//, ''));
    if (!picture) throw new NotFoundError('The icon of this organisation is no longer there.');
    const icon = await drawIcon(picture);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(address, icon);
    return icon;
  }

  app.get<{ Params: { company: string }; Querystring: { version?: string } }>(
    '/themes/:company.png',
    { config: { policy: 'page', quiet: true } },
    async ({ params: { company }, query: { version } }, reply) => {
      const organisation = await organisationRepository.findPublic(db, company);
      const theme = organisation && (await findPublishedTheme(db, organisation.id));
      if (!theme?.favicon) throw new NotFoundError('This organisation has published no icon.');
      return reply
        .header('cache-control', toCacheControl(version === String(theme.number)))
        .type('image/png')
        .send(await findIcon(theme.favicon));
    },
  );
}
