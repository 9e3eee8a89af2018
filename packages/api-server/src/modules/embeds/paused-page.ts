import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicPaths } from '@rostrum/contracts';
import { usualLanguage, type EmbedSettings } from '@rostrum/contracts/builder';
import type { OrganisationRecord } from '@rostrum/identity';
import { infoOf } from '@rostrum/server-kit/http';
import type { Database } from '@rostrum/server-kit/database';
import { findFollowedTheme, findThemeFont } from '../themes/index.ts';
import type { EmbedAccess } from './embed-access.ts';
import { drawPaused } from './embed-page.ts';
import { followColours } from './follow-colours.ts';
import { heightScript, sendFramePage } from './frame-page.ts';
import { pageStyle } from './page-style.ts';

interface PausedDeps {
  db: Database;
  access: EmbedAccess;
  publicUrl: string;
}

interface Paused {
  organisation: OrganisationRecord;
  settings: EmbedSettings;
  /** For a page that writes it into itself, not for a frame. */
  part?: boolean;
}

/** Answers for a paused embed: a plain link in its colours, on the pages that may show embeds. */
export const createPausedPage =
  ({ db, access, publicUrl }: PausedDeps) =>
  async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    { organisation, settings, part = false }: Paused,
  ): Promise<FastifyReply> => {
    await access.requireAllowedPage(organisation, infoOf(request));
    const href = new URL(publicPaths.organisation(organisation.companyUsername), publicUrl).href;
    const { language = usualLanguage } = settings;
    const body = drawPaused({ organisation: organisation.name, href, language });
    reply.header('cache-control', 'public, no-cache').header('vary', 'Origin, Referer');
    if (part) return reply.type('text/html; charset=utf-8').send(body.text);
    const theme = await findFollowedTheme(db, organisation.id);
    return sendFramePage(
      reply,
      {
        title: organisation.name,
        language,
        body,
        style: pageStyle(
          { ...followColours(settings, theme), kind: 'search' },
          { own: await findThemeFont(db, organisation.id) },
        ),
        script: heightScript,
      },
      { publicUrl, domains: await access.findDomains(organisation) },
    );
  };
