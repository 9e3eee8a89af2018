import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { publicPaths } from '@rostrum/contracts';
import { NotFoundError, RateLimitError } from '@rostrum/server-kit';
import { infoOf, readParameter } from '@rostrum/server-kit/http';
import type { Limits } from '@rostrum/server-kit/limits';
import type { FileStore } from '@rostrum/server-kit/storage';
import { createEventService, type EventServiceDeps } from '../events/index.ts';
import { createPressPhotoService, type PressPhoto } from '../uploads/index.ts';
import { findPublicCv } from './public-documents.ts';
import { writeBiography, writePhotoCredits } from './press-kit-texts.ts';
import { createPublicProfileService } from './public-profiles.service.ts';

export type PressKitDeps = EventServiceDeps & { limits: Limits; uploadStore: FileStore };

/** A kit is megabytes, and its photos take a second to make. */
const downloads = { name: 'press-kit', points: 30, seconds: 3600 };

const none = () =>
  new NotFoundError('This profile has no press kit. Ask for photos through the inquiry form of the profile.');

/** `GET /experts/{username}/press-kit.zip`, and of staff: approved photos with their credit, and the biography. */
export function pressKitEndpoint(app: FastifyInstance, deps: PressKitDeps): void {
  const { db, clock, limits, config, uploadStore } = deps;
  const profiles = createPublicProfileService({ db, clock });
  const photos = createPressPhotoService(deps);
  const events = createEventService(deps);

  async function sendKit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const left = await limits.consume({ ...downloads, key: limits.addressKey(request.ip) });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    const person = await profiles.person({ username: readParameter(request, 'username') });
    if (person.press_kit === null) throw none();
    const { href } = person.press_kit;
    // One address for each profile, whatever it was asked by.
    if (new URL(request.url, config.publicUrl).pathname !== href) return reply.redirect(href, 301);
    const made: { name: string; credit: string; sizes: PressPhoto[] }[] = [];
    // One after the other: each is held whole while it is made.
    for (const [place, use] of person.press_photos.entries()) {
      const sizes = await photos.make(db, use);
      const name = place === 0 ? person.username : `${person.username}-${place + 1}`;
      if (sizes) made.push({ name, credit: use.credit, sizes });
    }
    if (made.length === 0) throw none();
    const page = new URL(publicPaths.person(person.kind, person.username), config.publicUrl).href;
    const { username } = person;
    const folder = `${username}-press-kit`;
    const files: Zippable = {
      [`${folder}/biography.txt`]: strToU8(writeBiography(person, page)),
      [`${folder}/photo-credit.txt`]: strToU8(writePhotoCredits(person, made)),
    };
    // JPEG is as small as it gets.
    for (const { name, sizes } of made)
      for (const { size, bytes } of sizes) files[`${folder}/${name}-${size}.jpg`] = [bytes, { level: 0 }];
    const cv = await findPublicCv(db, person);
    const cvBytes = cv && (await uploadStore.read(cv.key));
    if (cvBytes) files[`${folder}/${username}-cv${path.extname(cv.name)}`] = [cvBytes, { level: 0 }];
    const kit = zipSync(files, { mtime: clock() });
    if (request.method === 'GET') noteDownload(request, { orgId: person.org_id, personId: person.id });
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${folder}.zip"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .type('application/zip')
      .send(Buffer.from(kit.buffer, kit.byteOffset, kit.byteLength));
  }

  /** No download waits for its count, and a count that fails is one less. */
  function noteDownload(request: FastifyRequest, { orgId, personId }: { orgId: string; personId: string }) {
    events
      .note(
        { session: request.session, ...infoOf(request) },
        { name: 'document_download', orgId, entityType: 'person', entityId: personId },
      )
      .catch((error: unknown) => request.log.warn({ err: error }, 'a download was not counted'));
  }

  for (const kind of ['experts', 'staff'])
    app.get(`/${kind}/:username/press-kit.zip`, { config: { policy: 'file' } }, sendKit);
}
