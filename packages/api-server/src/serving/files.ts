import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { NotFoundError } from '../errors.ts';
import type { Site } from './site.ts';

/** Names carry a hash, or their folder carries the version: what was fetched once never changes. */
const forEver = { maxAge: '365d', immutable: true } as const;

/** Build files that describe the release to the server and are of no use to a browser. */
const isPrivate = (file: string) =>
  file === '' || file.endsWith('.json') === false
    ? file === ''
    : file === 'remote.json' || file === 'shell.json';

function sendFile(reply: FastifyReply, folder: string, file: string): FastifyReply {
  if (isPrivate(file)) throw new NotFoundError();
  return reply.sendFile(`${folder}/${file}`, forEver);
}

interface FilesOptions {
  site: Site;
  root: string;
}

/** Built files of the shell and of each release, with the brotli copies that the builds made. */
export const files = fp<FilesOptions>(
  async (app, { site, root }) => {
    await app.register(fastifyStatic, {
      root,
      serve: false,
      index: false,
      redirect: false,
      dotfiles: 'deny',
      preCompressed: true,
    });
    const options = { config: { policy: 'file', unlimited: true, quiet: true } } as const;
    app.get<{ Params: { '*': string } }>('/assets/shell/*', options, async ({ params }, reply) =>
      sendFile(reply, 'shell/dist', params['*']),
    );
    app.get<{ Params: { area: string; version: string; '*': string } }>(
      '/remotes/:area/:version/*',
      options,
      async ({ params }, reply) => {
        const folder = site.releaseFolder(params.area, params.version);
        if (folder === undefined)
          throw new NotFoundError(
            `Release ${params.version} of ${params.area} is not here. Reload the page.`,
          );
        return sendFile(reply, folder, params['*']);
      },
    );
  },
  { name: 'files' },
);
