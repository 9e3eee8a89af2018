import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { directorySettings, id, slug } from '@rostrum/contracts';
import type { EmbedSettings, ThemeFont } from '@rostrum/contracts/builder';
import type { OrganisationRecord } from '@rostrum/identity';
import { infoOf } from '@rostrum/server-kit/http';
import { html } from '@rostrum/server-kit/module';
import { createEventService, type EventServiceDeps } from '../events/index.ts';
import {
  acceptFormsWithFiles,
  createAddressees,
  createInquiryForms,
  type Addressee,
  type InquiryFormDeps,
} from '../inquiry-pages/index.ts';
import { findFollowedTheme, findThemeFont } from '../themes/index.ts';
import type { EmbedAccessDeps } from './embed-access.ts';
import { followColours, type EmbedColours } from './follow-colours.ts';
import { createEmbedNote } from './note-embed.ts';
import { readSettings } from './read-settings.ts';
import { heightScript, sendFramePage } from './frame-page.ts';
import { formStyle } from './inquiry-frame.ts';
import { createPausedPage } from './paused-page.ts';

export type EmbedInquiryDeps = EventServiceDeps & InquiryFormDeps & EmbedAccessDeps;

const look = directorySettings
  .pick({ colour: true, link_colour: true, background: true, of: true, analytics: true })
  .extend({
    /** The host whose page holds the frame, once the form has been opened there. */
    on: z
      .string()
      .regex(/^[a-z0-9.-]{1,253}$/)
      .optional()
      .catch(undefined),
  });
type Look = z.output<typeof look>;

interface Placed {
  organisation: OrganisationRecord;
  settings: Look;
  /** Where the form stands, without its query. */
  path: string;
  embedId: string | null;
}

const writeQuery = ({ of = [], on, analytics, ...colours }: Look): string =>
  new URLSearchParams([
    ...of.map((key) => ['of', key]),
    ...Object.entries(colours),
    ...(on === undefined ? [] : [['on', on]]),
    ...(analytics === false ? [['analytics', 'false']] : []),
  ]).toString();

/**
 * The inquiry form in a frame on other people's pages. The frame carries no session, so that there is nothing to lure a
 * click to: whoever sends from it is a guest, with the checks and limits of every guest.
 */
export function embedInquiryEndpoint(app: FastifyInstance, deps: EmbedInquiryDeps): void {
  const { db, config, embedAccess: access } = deps;
  const { publicUrl } = config;
  const addressees = createAddressees(deps);
  const sendPaused = createPausedPage({ db, access, publicUrl });
  const noteShown = createEmbedNote({ events: createEventService(deps), publicUrl });
  /** The steps of the form in the frame's colours. */
  const createForms = (colours: EmbedColours, font: ThemeFont | null, domains: readonly string[]) =>
    createInquiryForms(app, deps, async (reply, _, { title, hint, status = 200, body }) => {
      reply.code(status).header('cache-control', 'private, no-store');
      return sendFramePage(
        reply,
        {
          title: hint === undefined ? title : `${hint} ${title}`,
          body: html`<h1>${title}</h1>${body}`,
          style: formStyle(colours, font),
          script: heightScript,
        },
        { publicUrl, domains },
      );
    });

  async function findAddressee({ organisation, settings, path }: Placed): Promise<Addressee> {
    const [username] = settings.of ?? [];
    const asked =
      username === undefined
        ? await addressees.organisation(organisation.companyUsername)
        : await addressees.person(username);
    // Another organisation's person is not asked through this one's embed.
    const addressee =
      asked.companyUsername === organisation.companyUsername
        ? asked
        : await addressees.organisation(organisation.companyUsername);
    return {
      ...addressee,
      framed: {
        address: `${path}?${writeQuery(settings)}`,
        source: `embed:${settings.on ?? 'unknown'}`,
      },
    };
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    placed: Placed,
    step: 'show' | 'submit',
  ) {
    const info = infoOf(request);
    await access.requireAllowedPage(placed.organisation, info);
    if (step === 'show' && placed.settings.analytics !== false)
      await noteShown(info, { orgId: placed.organisation.id, embedId: placed.embedId, pageFrom: 0 });
    // On the first page the frame's own address is asked for by the page around it; later by the frame itself.
    const on = placed.settings.on ?? info.pageHost;
    const settings = { ...placed.settings, ...(on !== undefined && { on }) };
    const colours = followColours(settings, await findFollowedTheme(db, placed.organisation.id));
    const forms = createForms(
      colours,
      await findThemeFont(db, placed.organisation.id),
      await access.findDomains(placed.organisation),
    );
    return forms[step](request, reply, await findAddressee({ ...placed, settings }));
  }

  const policy = { config: { policy: 'page' } } as const;
  async function findOpen(request: FastifyRequest): Promise<Placed> {
    const { company } = readSettings(z.object({ company: slug }), request.params);
    const settings = readSettings(look, request.query);
    const path = `/embed/page/${encodeURIComponent(company)}/inquiry`;
    return { organisation: await access.findOrganisation(company), settings, path, embedId: null };
  }
  async function findSaved(request: FastifyRequest) {
    const { embed, organisation } = await access.findSaved(readSettings(z.object({ id }), request.params).id);
    const { on } = readSettings(look.pick({ on: true }), request.query);
    const stored: EmbedSettings = embed.settings;
    const { colour, link_colour, background, of, analytics } = stored;
    const settings = { colour, link_colour, background, of, on, analytics };
    return {
      embed,
      placed: { organisation, settings, path: `/embed/saved/${embed.id}/inquiry`, embedId: embed.id },
    };
  }

  void app.register(async (scope) => {
    acceptFormsWithFiles(scope);
    scope.get('/embed/page/:company/inquiry', policy, async (request, reply) =>
      answer(request, reply, await findOpen(request), 'show'),
    );
    scope.post('/embed/page/:company/inquiry', policy, async (request, reply) =>
      answer(request, reply, await findOpen(request), 'submit'),
    );
    scope.get('/embed/saved/:id/inquiry', policy, async (request, reply) => {
      const { embed, placed } = await findSaved(request);
      await access.noteInstall(embed, infoOf(request));
      if (embed.status === 'active') return answer(request, reply, placed, 'show');
      const { organisation } = placed;
      return sendPaused({ request, reply }, { organisation, settings: embed.settings });
    });
    // Text typed before the embed was paused is still accepted.
    scope.post('/embed/saved/:id/inquiry', policy, async (request, reply) =>
      answer(request, reply, (await findSaved(request)).placed, 'submit'),
    );
  });
}
