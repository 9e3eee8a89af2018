import { LRUCache } from 'lru-cache';
import { isAllowedHost, type ThemeFont } from '@rostrum/contracts/builder';
import { organisationRepository, type OrganisationRecord } from '@rostrum/identity';
import { NotAllowedError, NotFoundError, type RequestInfo } from '@rostrum/server-kit';
import type { Limits } from '@rostrum/server-kit/limits';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { findThemeFont } from '../themes/index.ts';
import { embedDefaultsRepository } from './embed-defaults.repository.ts';
import { embedVersionRepository } from './embed-versions.repository.ts';
import { countDrawing, type DrawingKind } from '../page-changes/index.ts';
import { createKeptAnswers, type Key, type KeptAnswers, type Read } from './kept-answers.ts';
import { savedEmbedRepository } from './saved-embeds.repository.ts';

type Found = NonNullable<Awaited<ReturnType<typeof savedEmbedRepository.findForPage>>>;
interface SavedForPage {
  embed: Found['embed'];
  organisation: OrganisationRecord;
}

interface EmbedAccessParts {
  db: Database;
  config: { publicUrl: string; pageCacheBytes: number };
  limits: Pick<Limits, 'consume'>;
}

/**
 * Finds what a page that carries an embed may be shown, and refuses pages that the organisation does not allow. One for all
 * calls of an app: what one of them has read the others know.
 */
export function createEmbedAccess({ db, config: { publicUrl, pageCacheBytes }, limits }: EmbedAccessParts) {
  const ownHost = new URL(publicUrl).hostname;
  // A quarter of the room that pages have.
  const kept: KeptAnswers = createKeptAnswers(db, pageCacheBytes / 4);
  /** Hosts of saved embeds that were noted within the last minute: the row says the hour. */
  const noted = new LRUCache<string, true>({ maxSize: 10_000, sizeCalculation: () => 1, ttl: 60_000 });

  const findDomains = ({ id: orgId }: OrganisationRecord): Promise<readonly string[]> =>
    kept.keep(['domains', orgId], async () => {
      const defaults = await runAsSystem(
        'where embeds of an organisation load is asked before anything is shown',
        () => embedDefaultsRepository.find(db, orgId),
      );
      return { orgId, answer: defaults?.allowedDomains ?? [] };
    });

  /** Its own dashboard is where embeds are previewed. */
  async function requireAllowedPage(
    organisation: OrganisationRecord,
    { pageHost }: RequestInfo,
  ): Promise<void> {
    if (pageHost === ownHost || isAllowedHost(pageHost, await findDomains(organisation))) return;
    throw new NotAllowedError(
      'The organisation does not allow embeds on this domain. Its administrators can add it in the settings of the Builder.',
    );
  }

  return {
    /** What is put together from things that are kept themselves. */
    keep: kept.keep,

    /** What is shown on a page that carries an embed, once its organisation was found. Counted when it has to be read. */
    show: <Answer extends object>(
      { ip, kind = 'page' }: { ip: string; kind?: DrawingKind },
      key: Key,
      read: () => Promise<Read<Answer>>,
    ): Promise<Answer> =>
      kept.keep(key, async () => {
        await countDrawing(limits, ip, kind);
        return read();
      }),
    findDomains,
    requireAllowedPage,

    /** Of texts, for pages of ours in frames. */
    findFont: (orgId: string): Promise<{ font: ThemeFont | null }> =>
      kept.keep(['font', orgId], async () => ({
        orgId,
        answer: { font: await findThemeFont(db, orgId) },
      })),

    /** Which hosts carry a saved embed; that of the Builder's own preview is none of them. */
    async noteInstall(embed: { id: string; orgId: string }, { pageHost }: RequestInfo): Promise<void> {
      if (pageHost === undefined || pageHost === ownHost) return;
      const place = `${embed.id} ${pageHost}`;
      if (noted.has(place)) return;
      await runAsSystem('pages that carry a saved embed are noted for its organisation', () =>
        embedVersionRepository.noteInstall(db, embed, pageHost),
      );
      noted.set(place, true);
    },

    /** The first thing that a request does. */
    async findOrganisation(companyUsername: string): Promise<OrganisationRecord> {
      await kept.look();
      // Usernames are compared without case.
      return kept.keep(['organisation', companyUsername.toLowerCase()], async () => {
        const answer = await organisationRepository.findPublic(db, companyUsername);
        if (answer) return { orgId: answer.id, answer };
        throw new NotFoundError(
          `No organisation is found under "${companyUsername}". Copy the code again from the Builder.`,
        );
      });
    },

    /** The first thing that a request for a saved embed does. */
    async findSaved(id: string): Promise<SavedForPage> {
      await kept.look();
      return kept.keep(['saved', id], async () => {
        const found = await runAsSystem('a page names a saved embed by its id alone', () =>
          savedEmbedRepository.findForPage(db, id),
        );
        const organisation = found && (await organisationRepository.findPublic(db, found.companyUsername));
        if (found && organisation)
          return { orgId: organisation.id, answer: { embed: found.embed, organisation } };
        throw new NotFoundError('This embed is no longer there. Copy the code again from the Builder.');
      });
    },
  };
}
export type EmbedAccess = ReturnType<typeof createEmbedAccess>;

/** What calls of embeds need beside what they have of their own. */
export interface EmbedAccessDeps {
  embedAccess: EmbedAccess;
}
