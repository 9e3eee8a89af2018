import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { NotFoundError } from '@rostrum/server-kit';
import { coverSvg, portraitSvg } from '@rostrum/demo/artwork';

/** The same name gives the same picture for as long as the drawing code stays; a day lets a new version through. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

function sendSvg(reply: FastifyReply, svg: string | null): FastifyReply {
  if (svg === null) throw new NotFoundError('There is no such picture.');
  return (
    reply
      .type('image/svg+xml')
      .header('cache-control', cacheControl)
      // Embeds show portraits on other sites.
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(svg)
  );
}

/** Drawn portraits and covers of the demonstration; registered only where its data may be. */
export const demoArtwork = fp(
  async (app) => {
    const options = { config: { policy: 'file', unlimited: true } } as const;
    app.get<{ Params: { name: string } }>('/portraits/:name.svg', options, async ({ params }, reply) =>
      sendSvg(reply, portraitSvg(params.name)),
    );
    app.get<{ Params: { name: string } }>('/covers/:name.svg', options, async ({ params }, reply) =>
      sendSvg(reply, coverSvg(params.name)),
    );
  },
  { name: 'demo-artwork' },
);
