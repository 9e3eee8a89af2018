import type { EmbedSettings, savedEmbeds } from '@rostrum/contracts/builder';
import { isAllowedHost } from '@rostrum/contracts/builder';
import { publicPaths, type embeds, type ParsedParams, type ParsedQuery } from '@rostrum/contracts';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { NotAllowedError, NotFoundError, type RequestInfo } from '@rostrum/server-kit';
import { organisationRepository, type OrganisationRecord } from '@rostrum/identity';
import { publicPeopleRepository } from '../public-profiles/index.ts';
import { findFollowedTheme } from '../themes/index.ts';
import { embedDefaultsRepository } from './embed-defaults.repository.ts';
import { savedEmbedRepository } from './saved-embeds.repository.ts';

interface EmbedServiceDeps {
  db: Database;
  /** Embeds stand on foreign pages, so their links carry the whole address. */
  publicUrl: string;
}

interface Shown {
  q?: string | undefined;
  topic?: string | undefined;
  page_from: number;
  page_size: number;
}

const noLongerThere = () =>
  new NotFoundError('This embed is no longer there. Copy the code again from the Builder.');

/** What organisations show of themselves on their own pages. */
export function createEmbedService({ db, publicUrl }: EmbedServiceDeps) {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const ownHost = new URL(publicUrl).hostname;

  /** Refuses pages that the organisation does not allow; its own dashboard is where embeds are previewed. */
  async function requireAllowedPage({ id }: OrganisationRecord, { pageHost }: RequestInfo): Promise<void> {
    const settings = await runAsSystem(
      'where embeds of an organisation load is asked before anything is shown',
      () => embedDefaultsRepository.find(db, id),
    );
    if (pageHost === ownHost || isAllowedHost(pageHost, settings?.allowedDomains ?? [])) return;
    throw new NotAllowedError(
      'The organisation does not allow embeds on this domain. Its administrators can add it in the settings of the Builder.',
    );
  }

  async function show(organisation: OrganisationRecord, { q, topic, page_from, page_size }: Shown) {
    const filter = { orgId: organisation.id, q, topic };
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
        href: absolute(publicPaths.person(kind, username)),
      })),
    };
  }

  return {
    async directory(
      { company_username }: ParsedParams<typeof embeds.directory>,
      query: ParsedQuery<typeof embeds.directory>,
      request: RequestInfo,
    ) {
      const organisation = await organisationRepository.findPublic(db, company_username);
      if (!organisation)
        throw new NotFoundError(
          `No organisation is found under "${company_username}". Copy the code again from the Builder.`,
        );
      await requireAllowedPage(organisation, request);
      return show(organisation, query);
    },

    async saved(
      { id }: ParsedParams<typeof savedEmbeds.show>,
      { q, page_from }: ParsedQuery<typeof savedEmbeds.show>,
      request: RequestInfo,
    ) {
      const found = await runAsSystem('a page names a saved embed by its id alone', () =>
        savedEmbedRepository.findForPage(db, id),
      );
      const organisation = found && (await organisationRepository.findPublic(db, found.companyUsername));
      if (!found || !organisation) throw noLongerThere();
      await requireAllowedPage(organisation, request);
      const { status, settings } = found.embed;
      const answer = { status, settings: settings satisfies EmbedSettings };
      if (status === 'paused')
        return { ...answer, organisation: organisation.name, theme: null, total: 0, items: [] };
      const { topic, page_size } = settings;
      return {
        ...answer,
        ...(await show(organisation, { q, topic: topic || undefined, page_from, page_size })),
      };
    },
  };
}
