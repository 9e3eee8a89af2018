import type { FastifyInstance } from 'fastify';
import { strToU8, zipSync } from 'fflate';
import { embedScriptPath, wordpressPluginPath } from '@rostrum/contracts/builder';
import { writePlugin } from './write-plugin.ts';

/** The same bytes from every server, until the plug-in itself changes. */
const made = new Date('2026-01-01T00:00:00Z');

/** The plug-in as WordPress takes it under Plugins, with the address of this installation in it. */
export function wordpressPluginEndpoint(
  app: FastifyInstance,
  { config: { publicUrl } }: { config: { publicUrl: string } },
): void {
  const plugin = writePlugin(new URL(embedScriptPath, publicUrl).href);
  const zip = Buffer.from(zipSync({ 'rostrum/rostrum.php': strToU8(plugin) }, { mtime: made }));
  app.get(wordpressPluginPath, { config: { policy: 'file' } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, no-cache')
      .header('content-disposition', 'attachment; filename="rostrum-wordpress.zip"')
      .type('application/zip')
      .send(zip),
  );
}
