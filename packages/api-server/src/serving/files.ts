import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import mime from 'mime';
import { embedScriptPaths } from '@rostrum/contracts/builder';
import { NotFoundError } from '@rostrum/server-kit';
import type { ReleasedFile, Releases, Site } from '@rostrum/release-registry';

/** Names carry a hash, or their folder carries the version: what was fetched once never changes. */
const forEver = { maxAge: '365d', immutable: true } as const;

/** The build of the script of embeds. */
const embedScript = 'packages/embed/dist/rostrum.js';

/** The sheet of guests' pages. */
const publicSheet = { url: '/assets/public/page.css', file: 'packages/public-pages/dist/page.css' } as const;

/** Its addresses can never change, so its content is short-lived: five minutes, then a question with its ETag. */
const forMinutes = 'public, max-age=300, stale-while-revalidate=86400';

/** Build files that describe the release to the server and are of no use to a browser. */
const isPrivate = (file: string) => file === '' || file === 'remote.json' || file === 'shell.json';

function sendFile(reply: FastifyReply, folder: string, file: string): FastifyReply {
  if (isPrivate(file)) throw new NotFoundError();
  return reply.sendFile(`${folder}/${file}`, forEver);
}

function sendReleased(reply: FastifyReply, file: string, { bytes, encoding, varies }: ReleasedFile) {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return reply
    .headers({
      'cache-control': 'public, max-age=31536000, immutable',
      ...(encoding && { 'content-encoding': encoding }),
      ...(varies && { vary: 'Accept-Encoding' }),
    })
    .type(/^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type)
    .send(bytes);
}

interface FilesOptions {
  site: Site;
  root: string;
  releases: Pick<Releases, 'file'>;
}

/** Files of the shell, of the embed, of what was built beside the server, and of every uploaded release; compressed long before. */
export const files = fp<FilesOptions>(
  async (app, { site, root, releases }) => {
    await app.register(fastifyStatic, {
      root,
      serve: false,
      index: false,
      redirect: false,
      dotfiles: 'deny',
      preCompressed: true,
    });
    const options = {
      config: { policy: 'file', unlimited: true, quiet: true, loggedParameters: ['*'] },
    } as const;
    app.get<{ Params: { '*': string } }>('/assets/shell/*', options, async ({ params }, reply) =>
      sendFile(reply, 'shell/dist', params['*']),
    );
    // Fonts of guests' pages; style and script stand in the pages themselves.
    app.get<{ Params: { '*': string } }>('/assets/public/fonts/*', options, async ({ params }, reply) =>
      sendFile(reply, 'packages/public-pages/dist/fonts', params['*']),
    );
    // The same sheet by an address, for previews of pages that are not public yet.
    app.get(publicSheet.url, { config: { policy: 'file' } }, async (_request, reply) =>
      reply.header('cache-control', 'public, no-cache').sendFile(publicSheet.file, { cacheControl: false }),
    );
    for (const url of embedScriptPaths)
      app.get(url, { config: { policy: 'file' } }, async (_request, reply) =>
        reply.header('cache-control', forMinutes).sendFile(embedScript, { cacheControl: false }),
      );
    app.get<{ Params: { area: string; version: string; '*': string } }>(
      '/remotes/:area/:version/*',
      options,
      async ({ params: { area, version, '*': file }, headers }, reply) => {
        const accepted = String(headers['accept-encoding'] ?? '');
        const released = await releases.file({ area, version, file, accepted });
        if (released) return sendReleased(reply, file, released);
        const built = site
          .built()
          .find(({ release }) => release.area === area && release.version === version);
        if (!built) throw new NotFoundError(`Release ${version} of ${area} is not here. Reload the page.`);
        return sendFile(reply, built.folder, file);
      },
    );
  },
  { name: 'files' },
);
