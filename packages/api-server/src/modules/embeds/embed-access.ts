import { LRUCache } from 'lru-cache';
import { isAllowedHost } from '@rostrum/contracts/builder';
import { organisationRepository, type OrganisationRecord } from '@rostrum/identity';
import { NotAllowedError, NotFoundError, type RequestInfo } from '@rostrum/server-kit';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { embedDefaultsRepository } from './embed-defaults.repository.ts';
import { embedVersionRepository } from './embed-versions.repository.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { savedEmbedRepository } from './saved-embeds.repository.ts';

type Found = NonNullable<Awaited<ReturnType<typeof savedEmbedRepository.findForPage>>>;
interface SavedForPage {
  embed: Found['embed'];
  organisation: OrganisationRecord;
}

export interface EmbedAccessDeps {
  db: Database;
  publicUrl: string;
  /** Of what is kept in memory of organisations, of their domains and of saved embeds, each; a kilobyte or two for one. */
  mostBytes: number;
}

/** Finds what a page that carries an embed may be shown, and refuses pages that the organisation does not allow. */
export function createEmbedAccess({ db, publicUrl, mostBytes }: EmbedAccessDeps) {
  const ownHost = new URL(publicUrl).hostname;
  const keepDomains = createKeptAnswers<readonly string[]>(db, mostBytes);
  const keepOrganisation = createKeptAnswers<OrganisationRecord>(db, mostBytes);
  const keepSaved = createKeptAnswers<SavedForPage>(db, mostBytes);
  /** Hosts of saved embeds that were noted within the last minute: the row says the hour. */
  const noted = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });

  const findDomains = ({ id: orgId }: OrganisationRecord): Promise<readonly string[]> =>
    keepDomains([orgId], async () => {
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
    findDomains,
    requireAllowedPage,

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

    findOrganisation: (companyUsername: string): Promise<OrganisationRecord> =>
      keepOrganisation([companyUsername], async () => {
        const answer = await organisationRepository.findPublic(db, companyUsername);
        if (answer) return { orgId: answer.id, answer };
        throw new NotFoundError(
          `No organisation is found under "${companyUsername}". Copy the code again from the Builder.`,
        );
      }),

    findSaved: (id: string): Promise<SavedForPage> =>
      keepSaved([id], async () => {
        const found = await runAsSystem('a page names a saved embed by its id alone', () =>
          savedEmbedRepository.findForPage(db, id),
        );
        const organisation = found && (await organisationRepository.findPublic(db, found.companyUsername));
        if (found && organisation)
          return { orgId: organisation.id, answer: { embed: found.embed, organisation } };
        throw new NotFoundError('This embed is no longer there. Copy the code again from the Builder.');
      }),
  };
}
export type EmbedAccess = ReturnType<typeof createEmbedAccess>;
