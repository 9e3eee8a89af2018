import { isAllowedHost } from '@rostrum/contracts/builder';
import { organisationRepository, type OrganisationRecord } from '@rostrum/identity';
import { NotAllowedError, NotFoundError, type RequestInfo } from '@rostrum/server-kit';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { embedDefaultsRepository } from './embed-defaults.repository.ts';
import { embedVersionRepository } from './embed-versions.repository.ts';
import { savedEmbedRepository } from './saved-embeds.repository.ts';

/** Finds what a page that carries an embed may be shown, and refuses pages that the organisation does not allow. */
export function createEmbedAccess({ db, publicUrl }: { db: Database; publicUrl: string }) {
  const ownHost = new URL(publicUrl).hostname;

  const findDomains = async ({ id }: OrganisationRecord): Promise<readonly string[]> =>
    (
      await runAsSystem('where embeds of an organisation load is asked before anything is shown', () =>
        embedDefaultsRepository.find(db, id),
      )
    )?.allowedDomains ?? [];

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
      await runAsSystem('pages that carry a saved embed are noted for its organisation', () =>
        embedVersionRepository.noteInstall(db, embed, pageHost),
      );
    },

    async findOrganisation(companyUsername: string): Promise<OrganisationRecord> {
      const organisation = await organisationRepository.findPublic(db, companyUsername);
      if (organisation) return organisation;
      throw new NotFoundError(
        `No organisation is found under "${companyUsername}". Copy the code again from the Builder.`,
      );
    },

    async findSaved(id: string) {
      const found = await runAsSystem('a page names a saved embed by its id alone', () =>
        savedEmbedRepository.findForPage(db, id),
      );
      const organisation = found && (await organisationRepository.findPublic(db, found.companyUsername));
      if (found && organisation) return { embed: found.embed, organisation };
      throw new NotFoundError('This embed is no longer there. Copy the code again from the Builder.');
    },
  };
}
export type EmbedAccess = ReturnType<typeof createEmbedAccess>;
