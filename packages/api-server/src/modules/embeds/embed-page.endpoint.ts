import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { directorySettings, embedTypes, id, slug } from '@rostrum/contracts';
import { narrowingSettings } from '@rostrum/contracts/builder';
import type { OrganisationRecord } from '@rostrum/identity';
import { infoOf } from '@rostrum/server-kit/http';
import { createEventService, type EventServiceDeps } from '../events/index.ts';
import { createEmbedNote } from './note-embed.ts';
import type { EmbedAccessDeps } from './embed-access.ts';
import { createEmbedContentService } from './embed-content.service.ts';
import { drawFragment, toDrawn } from './embed-page.ts';
import { permitForeignLink } from './foreign-link.policy.ts';
import { followColours, followShape } from './follow-colours.ts';
import { heightScript, sendFramePage } from './frame-page.ts';
import { pageStyle } from './page-style.ts';
import { readSettings } from './read-settings.ts';
import { createPausedPage } from './paused-page.ts';

const withoutEmpty = (given: unknown) =>
  given === undefined ? given : [given].flat().filter((part) => part !== '');

const query = directorySettings.omit({ company_username: true }).extend({
  kind: z.enum(embedTypes),
  /** Given but empty: names alone. */
  content: z.preprocess(withoutEmpty, directorySettings.shape.content),
  part: z.stringbool().default(false),
  ...narrowingSettings,
});
type Drawing = z.output<typeof query>;

const queryOf = ({ url }: FastifyRequest): string => url.split('?', 2)[1] ?? '';

/** Embeds as pages of their own: for frames, and for servers that write them into their pages. Readable without script. */
export function embedPageEndpoint(app: FastifyInstance, deps: EventServiceDeps & EmbedAccessDeps): void {
  const {
    db,
    config: { publicUrl },
    embedAccess: access,
  } = deps;
  const noteShown = createEmbedNote({ events: createEventService(deps), publicUrl });
  const content = createEmbedContentService({ db, clock: deps.clock, publicUrl });
  const sendPaused = createPausedPage({ db, access, publicUrl });

  async function send(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    organisation: OrganisationRecord,
    drawing: Drawing,
    embedId: string | null = null,
  ) {
    await access.requireAllowedPage(organisation, infoOf(request));
    // A server that writes it into its own page asks once for many readers: that is no impression.
    if (!drawing.part && drawing.analytics !== false)
      await noteShown(infoOf(request), { orgId: organisation.id, embedId, pageFrom: 0 });
    const orgId = organisation.id;
    const { kind, of = [], topic, department, tag, field, sort, language, analytics, page_size } = drawing;
    const narrowed = { of, topic, department, tag, field };
    const shown = { kind, ...narrowed, sort, language, analytics, page_from: 0, page_size };
    const page = await access.show({ ip: request.ip }, ['page', orgId, shown], async () => ({
      orgId,
      answer: await content.show(organisation, shown),
    }));
    const drawn = {
      ...toDrawn(page, drawing.kind, drawing),
      powered: drawing.powered_by === true && publicUrl,
    };
    reply
      .header('cache-control', 'public, no-cache')
      .header('vary', 'Origin, Referer')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8');
    if (drawing.part) return reply.send(drawFragment(drawn).text);
    return sendFramePage(
      reply,
      {
        title: drawn.organisation,
        language: drawn.language,
        body: drawFragment(drawn),
        style: pageStyle(followShape(followColours(drawing, page.theme), page.theme), {
          own: (await access.findFont(orgId)).font,
          corner: page.theme?.corners,
        }),
        script: heightScript,
      },
      { publicUrl, domains: await access.findDomains(organisation) },
    );
  }

  const policy = { config: { policy: 'page' } } as const;
  app.get<{ Params: { company: string } }>('/embed/page/:company', policy, async (request, reply) => {
    const company = readSettings(z.object({ company: slug }), request.params).company;
    const drawing = readSettings(query, request.query);
    if (drawing.kind === 'inquiry' && !drawing.part)
      return reply.redirect(`/embed/page/${encodeURIComponent(company)}/inquiry?${queryOf(request)}`);
    const organisation = await access.findOrganisation(company);
    const link = permitForeignLink(drawing.link, await access.findDomains(organisation));
    return send({ request, reply }, organisation, { ...drawing, link });
  });

  app.get<{ Params: { id: string } }>('/embed/saved/:id/page', policy, async (request, reply) => {
    const { embed, organisation } = await access.findSaved(readSettings(z.object({ id }), request.params).id);
    const { part } = readSettings(query.pick({ part: true }), request.query);
    const { kind, status, settings } = embed;
    await access.noteInstall(embed, infoOf(request));
    if (status === 'active' && kind === 'inquiry' && !part)
      return reply.redirect(`/embed/saved/${embed.id}/inquiry`);
    if (status === 'active')
      return send({ request, reply }, organisation, { ...settings, kind, part }, embed.id);
    return sendPaused({ request, reply }, { organisation, settings, part });
  });
}
