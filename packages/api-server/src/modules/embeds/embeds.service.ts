import {
  publicPaths,
  type EmbedFilter,
  type EmbedSort,
  type EmbedType,
  type embeds,
  type ParsedParams,
  type ParsedQuery,
} from '@rostrum/contracts';
import type { embedContent, EmbedContentPage, savedEmbeds } from '@rostrum/contracts/builder';
import type { OrganisationRecord } from '@rostrum/identity';
import { NotFoundError, type RequestInfo } from '@rostrum/server-kit';
import type { EventService } from '../events/index.ts';
import { publicPeopleRepository } from '../public-profiles/index.ts';
import { type DirectorySearchDeps, findInDirectory } from '../search/index.ts';
import { findFollowedTheme } from '../themes/index.ts';
import type { EmbedAccess } from './embed-access.ts';
import { byEmbed, createEmbedNote } from './note-embed.ts';
import { createEmbedNarrowingService } from './embed-narrowings.service.ts';
import { readNarrowed } from './read-narrowed.ts';
import { createEmbedContentService, type ShownContent } from './embed-content.service.ts';

interface EmbedServiceDeps extends DirectorySearchDeps {
  clock: () => Date;
  /** Embeds stand on foreign pages, so their links carry the whole address. */
  publicUrl: string;
  events: Pick<EventService, 'note'>;
  access: EmbedAccess;
}

interface Shown {
  q?: string | undefined;
  topic?: string | undefined;
  department?: string | undefined;
  tag?: string | undefined;
  field?: string | undefined;
  sort?: EmbedSort | undefined;
  filters?: readonly EmbedFilter[] | undefined;
  chosen_topic?: string | undefined;
  chosen_department?: string | undefined;
  analytics?: boolean | undefined;
  page_from: number;
  page_size: number;
}

/** What organisations show of themselves on their own pages. */
export function createEmbedService({ db, semantics, clock, publicUrl, events, access }: EmbedServiceDeps) {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const noteShown = createEmbedNote({ events, publicUrl });
  const content = createEmbedContentService({ db, clock, publicUrl });

  /** Only what the embed offers narrows it down: no other choice is read, or makes an answer of its own. */
  const withOfferedChoices = (shown: Shown): Shown => ({
    ...shown,
    chosen_topic: shown.filters?.includes('expertise') === true ? shown.chosen_topic : undefined,
    chosen_department: shown.filters?.includes('department') === true ? shown.chosen_department : undefined,
  });
  const toDraw = ({ ip }: RequestInfo, { q }: Shown) => ({ ip, kind: q ? 'search' : 'page' }) as const;

  const show = (organisation: OrganisationRecord, shown: Shown, request: RequestInfo) =>
    access.show(toDraw(request, shown), ['directory', organisation.id, shown], async () => ({
      orgId: organisation.id,
      answer: await read(organisation, shown),
    }));

  const showContent = <Kind extends EmbedType>(
    organisation: OrganisationRecord,
    shown: ShownContent<Kind>,
    { ip }: RequestInfo,
  ): Promise<Omit<EmbedContentPage, 'kind'> & { kind: Kind }> =>
    access.show({ ip }, ['content', organisation.id, shown], async () => ({
      orgId: organisation.id,
      answer: await content.show(organisation, shown),
    }));

  async function read(
    organisation: OrganisationRecord,
    {
      q,
      topic,
      department,
      tag,
      field,
      sort,
      filters = [],
      chosen_topic,
      chosen_department,
      analytics,
      page_from,
      page_size,
    }: Shown,
  ) {
    const offered = { orgId: organisation.id, topic, department, tag, field };
    const filter = {
      ...offered,
      matching: q ? await findInDirectory({ db, semantics }, { orgId: organisation.id, q }) : undefined,
      sort,
      chosenTopic: chosen_topic,
      chosenDepartment: chosen_department,
    };
    const offersChoices = filters.includes('expertise') || filters.includes('department');
    const [[items, total, choices], theme] = await Promise.all([
      readNarrowed(field, () =>
        Promise.all([
          publicPeopleRepository.directory(db, filter, { limit: page_size, offset: page_from }),
          publicPeopleRepository.countDirectory(db, filter),
          offersChoices ? publicPeopleRepository.choices(db, offered) : undefined,
        ]),
      ),
      findFollowedTheme(db, organisation.id),
    ]);
    return {
      organisation: organisation.name,
      ...(choices && { choices }),
      theme,
      total,
      items: items.map(({ username, kind, name, job_title, headline, image, topics }) => ({
        username,
        name,
        job_title,
        headline,
        image: image === null ? null : absolute(image),
        topics,
        href: byEmbed(absolute(publicPaths.person(kind, username)), analytics),
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
      if (query.analytics !== false)
        await noteShown(request, { orgId: organisation.id, pageFrom: query.page_from });
      return show(organisation, withOfferedChoices(query), request);
    },

    async saved(
      { id }: ParsedParams<typeof savedEmbeds.show>,
      { sort: chosenSort, ...asked }: ParsedQuery<typeof savedEmbeds.show>,
      request: RequestInfo,
    ) {
      const { embed, organisation } = await access.findSaved(id);
      await access.requireAllowedPage(organisation, request);
      await access.noteInstall(embed, request);
      const { status, settings } = embed;
      const { topic, department, tag, field, sort, page_size, filters = [], analytics } = settings;
      if (status === 'active' && analytics !== false)
        await noteShown(request, { orgId: organisation.id, embedId: embed.id, pageFrom: asked.page_from });
      const shown = withOfferedChoices({
        ...asked,
        topic: topic || undefined,
        department: department || undefined,
        tag: tag || undefined,
        field: field || undefined,
        sort: filters.includes('order') ? (chosenSort ?? sort) : sort,
        filters,
        analytics,
        page_size,
      });
      const key = ['saved directory', embed.id, embed.version, status === 'paused' ? null : shown] as const;
      return access.keep(key, async () => ({
        orgId: organisation.id,
        answer: {
          status,
          settings,
          ...(status === 'paused'
            ? { organisation: organisation.name, theme: null, total: 0, items: [] }
            : await show(organisation, shown, request)),
        },
      }));
    },

    async content(
      { company_username }: ParsedParams<typeof embedContent.show>,
      query: ParsedQuery<typeof embedContent.show>,
      request: RequestInfo,
    ) {
      const organisation = await access.findOrganisation(company_username);
      await access.requireAllowedPage(organisation, request);
      if (query.analytics) await noteShown(request, { orgId: organisation.id, pageFrom: query.page_from });
      return showContent(organisation, query, request);
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
      if (status === 'active' && settings.analytics !== false)
        await noteShown(request, { orgId: organisation.id, embedId: embed.id, pageFrom: page_from });
      const { of = [], topic, department, tag, field, sort, language, analytics, page_size } = settings;
      return access.keep(['saved content', embed.id, embed.version, page_from], async () => ({
        orgId: organisation.id,
        answer: {
          ...(await showContent(
            organisation,
            {
              // Of a paused one nothing is read.
              kind: status === 'paused' ? 'search' : kind,
              of,
              topic,
              department,
              tag,
              field,
              sort,
              language,
              analytics,
              page_from,
              page_size,
            },
            request,
          )),
          kind,
          status,
          settings,
        },
      }));
    },

    candidates: content.candidates,
    narrowings: createEmbedNarrowingService({ db }).narrowings,
  };
}
