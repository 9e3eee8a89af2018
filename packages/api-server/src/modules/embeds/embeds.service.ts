import {
  publicPaths,
  type EmbedSort,
  type EmbedType,
  type embeds,
  type ParsedParams,
  type ParsedQuery,
} from '@rostrum/contracts';
import type { embedContent, EmbedContentPage, savedEmbeds } from '@rostrum/contracts/builder';
import type { OrganisationRecord } from '@rostrum/identity';
import { NotFoundError, type RequestInfo } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { EventService } from '../events/index.ts';
import { publicPeopleRepository } from '../public-profiles/index.ts';
import { findFollowedTheme } from '../themes/index.ts';
import { createEmbedAccess } from './embed-access.ts';
import { byEmbed, createEmbedNote } from './note-embed.ts';
import { createEmbedContentService, type ShownContent } from './embed-content.service.ts';
import { createKeptAnswers } from './kept-answers.ts';

interface EmbedServiceDeps {
  db: Database;
  /** Embeds stand on foreign pages, so their links carry the whole address. */
  publicUrl: string;
  events: Pick<EventService, 'note'>;
  /** Of answers that are kept in memory. */
  mostBytes: number;
}

interface Shown {
  q?: string | undefined;
  topic?: string | undefined;
  department?: string | undefined;
  sort?: EmbedSort | undefined;
  page_from: number;
  page_size: number;
}

/** What organisations show of themselves on their own pages. */
export function createEmbedService({ db, publicUrl, events, mostBytes }: EmbedServiceDeps) {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const access = createEmbedAccess({ db, publicUrl, mostBytes: mostBytes / 16 });
  const noteShown = createEmbedNote({ events, publicUrl });
  const content = createEmbedContentService({ db, publicUrl });
  const keepDirectory = createKeptAnswers<Awaited<ReturnType<typeof read>>>(db, mostBytes / 2);
  const keepContent = createKeptAnswers<Omit<EmbedContentPage, 'kind'>>(db, mostBytes / 2);

  const show = (organisation: OrganisationRecord, shown: Shown) =>
    keepDirectory([organisation.id, shown], async () => ({
      orgId: organisation.id,
      answer: await read(organisation, shown),
    }));

  async function showContent<Kind extends EmbedType>(
    organisation: OrganisationRecord,
    shown: ShownContent<Kind>,
  ) {
    const page = await keepContent([organisation.id, shown], async () => ({
      orgId: organisation.id,
      answer: await content.show(organisation, shown),
    }));
    return { ...page, kind: shown.kind };
  }

  async function read(
    organisation: OrganisationRecord,
    { q, topic, department, sort, page_from, page_size }: Shown,
  ) {
    const filter = { orgId: organisation.id, q, topic, department, sort };
    const [items, total, theme] = await Promise.all([
      publicPeopleRepository.directory(db, filter, { limit: page_size, offset: page_from }),
      publicPeopleRepository.countDirectory(db, filter),
      findFollowedTheme(db, organisation.id),
    ]);
    return {
      organisation: organisation.name,
      theme,
      total,
      items: items.map(({ username, kind, name, job_title, headline, image, topics }) => ({
        username,
        name,
        job_title,
        headline,
        image: image === null ? null : absolute(image),
        topics,
        href: byEmbed(absolute(publicPaths.person(kind, username))),
      })),
    };
  }

  return {
    async directory(
      { company_username }: ParsedParams<typeof embeds.directory>,
      query: ParsedQuery<typeof embeds.directory>,
      request: RequestInfo,
    ) {
      const organisation = await access.findOrganisation(company_username);
      await access.requireAllowedPage(organisation, request);
      await noteShown(request, { orgId: organisation.id, pageFrom: query.page_from });
      return show(organisation, query);
    },

    async saved(
      { id }: ParsedParams<typeof savedEmbeds.show>,
      { q, page_from }: ParsedQuery<typeof savedEmbeds.show>,
      request: RequestInfo,
    ) {
      const { embed, organisation } = await access.findSaved(id);
      await access.requireAllowedPage(organisation, request);
      await access.noteInstall(embed, request);
      const { status, settings } = embed;
      const answer = { status, settings };
      if (status === 'paused')
        return { ...answer, organisation: organisation.name, theme: null, total: 0, items: [] };
      const { topic, department, sort, page_size } = settings;
      await noteShown(request, { orgId: organisation.id, embedId: embed.id, pageFrom: page_from });
      return {
        ...answer,
        ...(await show(organisation, {
          q,
          topic: topic || undefined,
          department: department || undefined,
          sort,
          page_from,
          page_size,
        })),
      };
    },

    async content(
      { company_username }: ParsedParams<typeof embedContent.show>,
      query: ParsedQuery<typeof embedContent.show>,
      request: RequestInfo,
    ) {
      const organisation = await access.findOrganisation(company_username);
      await access.requireAllowedPage(organisation, request);
      await noteShown(request, { orgId: organisation.id, pageFrom: query.page_from });
      return showContent(organisation, query);
    },

    async savedContent(
      { id }: ParsedParams<typeof embedContent.saved>,
      { page_from }: ParsedQuery<typeof embedContent.saved>,
      request: RequestInfo,
    ) {
      const { embed, organisation } = await access.findSaved(id);
      await access.requireAllowedPage(organisation, request);
      await access.noteInstall(embed, request);
      const { kind, status, settings } = embed;
      if (kind === 'directory')
        throw new NotFoundError('This embed is a directory. Copy its code again from the Builder.');
      if (status === 'active')
        await noteShown(request, { orgId: organisation.id, embedId: embed.id, pageFrom: page_from });
      const { of = [], topic, department, sort, page_size } = settings;
      const shown = await showContent(organisation, {
        // Of a paused one nothing is read.
        kind: status === 'paused' ? 'search' : kind,
        of,
        topic,
        department,
        sort,
        page_from,
        page_size,
      });
      return { ...shown, kind, status, settings };
    },

    candidates: content.candidates,
    narrowings: content.narrowings,
  };
}
