import { Readable } from 'node:stream';
import { areaName, releaseFile } from '@rostrum/contracts/releases';
import type { FastifyInstance } from 'fastify';
import { NotFoundError, requireDeploy } from '@rostrum/server-kit';
import { tokenOf } from '@rostrum/server-kit/http';
import type { ReleasesDeps } from './releases-deps.ts';

/**
 * `PUT /v1/platform/releases/{area}/{version}/files/{path}`: the bytes of one file. No contract, since a contract's body
 * is JSON; who calls is known before the first byte is read.
 */
export function uploadEndpoint(
  app: FastifyInstance,
  { releases, deployTokens }: Pick<ReleasesDeps, 'releases' | 'deployTokens'>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    scope.put<{ Params: { area: string; version: string; '*': string }; Body: Readable | undefined }>(
      '/v1/platform/releases/:area/:version/files/*',
      { config: { policy: 'deployment' } },
      async (request, reply) => {
        const deployer = await deployTokens.admit(tokenOf(request));
        const { area, version, '*': file } = request.params;
        if (!areaName.safeParse(area).success || !releaseFile.safeParse(file).success)
          throw new NotFoundError(`There is no file '${file.slice(0, 200)}' in any release.`);
        requireDeploy(deployer, 'upload', area);
        const data = await releases.uploads.takeFile(
          { area, version, file },
          request.body ?? Readable.from([]),
        );
        return reply.header('cache-control', 'private, no-store').send({ data });
      },
    );
  });
}
