import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import sharp from 'sharp';
import { NotFoundError } from '@rostrum/server-kit';
import { coverSvg, portraitSvg } from '@rostrum/demo/artwork';

/** The same name gives the same picture for as long as the drawing code stays; a day lets a new version through. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Pixels across: the largest portrait of a page at two pixels per point, and a cover as it is shared. */
const width = { portrait: 384, cover: 1200 };

/**
 * Pictures as pages get uploaded photos: pixels, which a browser decodes beside the page. It draws an SVG on the page's own
 * thread, at each size anew. Kept once drawn; there are as many as people and posts in the demonstration.
 */
function createGallery(draw: (name: string) => string | null, across: number) {
  const drawn = new Map<string, Promise<Buffer>>();
  return (name: string): Promise<Buffer> => {
    const kept = drawn.get(name);
    if (kept) return kept;
    const svg = draw(name);
    if (svg === null) throw new NotFoundError('There is no such picture.');
    const picture = sharp(Buffer.from(svg)).resize({ width: across }).webp({ quality: 80 }).toBuffer();
    drawn.set(name, picture);
    // A picture that failed once is tried again.
    picture.catch(() => drawn.delete(name));
    return picture;
  };
}

const sendPicture = (reply: FastifyReply, picture: Buffer): FastifyReply =>
  reply
    .type('image/webp')
    .header('cache-control', cacheControl)
    // Embeds show portraits on other sites.
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(picture);

/** Drawn portraits and covers of the demonstration; registered only where its data may be. */
export const demoArtwork = fp(
  async (app) => {
    const options = { config: { policy: 'file', unlimited: true } } as const;
    const portrait = createGallery(portraitSvg, width.portrait);
    const cover = createGallery(coverSvg, width.cover);
    app.get<{ Params: { name: string } }>('/portraits/:name.webp', options, async ({ params }, reply) =>
      sendPicture(reply, await portrait(params.name)),
    );
    app.get<{ Params: { name: string } }>('/covers/:name.webp', options, async ({ params }, reply) =>
      sendPicture(reply, await cover(params.name)),
    );
  },
  { name: 'demo-artwork' },
);
