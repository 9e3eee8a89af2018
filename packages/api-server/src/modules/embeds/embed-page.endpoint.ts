import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { directorySettings, embedTypes, id, slug } from '@rostrum/contracts';
import type { OrganisationRecord } from '@rostrum/identity';
import { InputError } from '@rostrum/server-kit';
import { infoOf } from '@rostrum/server-kit/http';
import type { SafeHtml } from '@rostrum/server-kit/module';
import { createEventService, type EventServiceDeps } from '../events/index.ts';
import { createEmbedNote } from './note-embed.ts';
import { createEmbedAccess } from './embed-access.ts';
import { createEmbedContentService } from './embed-content.service.ts';
import { drawFragment, drawPage, heightScript, pageStyle, toDrawn } from './embed-page.ts';

const query = directorySettings.omit({ company_username: true }).extend({
  kind: z.enum(embedTypes),
  part: z.stringbool().default(false),
});
type Drawing = z.output<typeof query>;

const hashOf = ({ text }: SafeHtml) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The settings of an address, refused as every call refuses what it cannot read. */
function read<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const [issue] = error.issues;
  throw InputError.field(
    String(issue?.path[0] ?? 'kind'),
    issue?.message ?? 'Copy the code again from the Builder.',
  );
}

/** Embeds as pages of their own: for frames, and for servers that write them into their pages. Readable without script. */
export function embedPageEndpoint(app: FastifyInstance, deps: EventServiceDeps): void {
  const {
    db,
    config: { publicUrl },
  } = deps;
  const noteShown = createEmbedNote({ events: createEventService(deps), publicUrl });
  const access = createEmbedAccess({ db, publicUrl });
  const content = createEmbedContentService({ db, publicUrl });

  async function send(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    organisation: OrganisationRecord,
    drawing: Drawing,
    embedId: string | null = null,
  ) {
    await access.requireAllowedPage(organisation, infoOf(request));
    // A server that writes it into its own page asks once for many readers: that is no impression.
    if (!drawing.part) await noteShown(infoOf(request), { orgId: organisation.id, embedId, pageFrom: 0 });
    const page = await content.show(organisation, { ...drawing, of: drawing.of ?? [], page_from: 0 });
    const drawn = toDrawn(page, drawing.kind, drawing);
    reply
      .header('cache-control', 'public, no-cache')
      .header('vary', 'Origin, Referer')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8');
    if (drawing.part) return reply.send(drawFragment(drawn).text);
    const style = pageStyle(drawing);
    const domains = await access.findDomains(organisation);
    const ancestors = domains.length === 0 ? '*' : ["'self'", ...domains].join(' ');
    const { origin } = new URL(publicUrl);
    reply.removeHeader('x-frame-options');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; script-src ${hashOf(heightScript)}; style-src ${hashOf(style)}; img-src ${origin}; base-uri 'none'; form-action ${origin}; frame-ancestors ${ancestors}`,
      )
      .send(drawPage(drawn, style).text);
  }

  const policy = { config: { policy: 'page' } } as const;
  app.get<{ Params: { company: string } }>('/embed/page/:company', policy, async (request, reply) => {
    const company = read(z.object({ company: slug }), request.params).company;
    const drawing = read(query, request.query);
    return send({ request, reply }, await access.findOrganisation(company), drawing);
  });

  app.get<{ Params: { id: string } }>('/embed/saved/:id/page', policy, async (request, reply) => {
    const { embed, organisation } = await access.findSaved(read(z.object({ id }), request.params).id);
    const { part } = read(query.pick({ part: true }), request.query);
    const { kind, status, settings } = embed;
    await access.noteInstall(embed, infoOf(request));
    if (status === 'active')
      return send({ request, reply }, organisation, { ...settings, kind, part }, embed.id);
    // Paused: its place stays empty, as that of the script does.
    return reply.code(204).header('cache-control', 'public, no-cache').send();
  });
}
