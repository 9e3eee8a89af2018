import type { ParsedBody } from '@rostrum/contracts';
import { directorySettings } from '@rostrum/contracts';
import {
  changedNames,
  embedSettings,
  type BuilderSettings,
  type embedDefaults,
  type EmbedSettings,
} from '@rostrum/contracts/builder';
import { ConflictError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { transaction, type Database, type Queryable } from '@rostrum/server-kit/database';
import { embedDefaultsRepository } from './embed-defaults.repository.ts';
import { savedEmbedRepository } from './saved-embeds.repository.ts';

type Builder = Permitted<'builder.manage'>;

const productSettings: EmbedSettings = embedSettings.parse(
  directorySettings.omit({ company_username: true }).parse({}),
);

async function read(db: Queryable, orgId: string): Promise<BuilderSettings> {
  const row = await embedDefaultsRepository.find(db, orgId);
  return {
    version: row?.version ?? 0,
    defaults: { ...productSettings, ...row?.settings },
    allowed_domains: row?.allowedDomains ?? [],
  };
}

/** The settings that were changed, by name. One that is named for the first time, as it always was, is none of them. */
function changedSettings(before: EmbedSettings, after: EmbedSettings): Partial<EmbedSettings> {
  const changed = new Set<string>(changedNames(before, after));
  return Object.fromEntries(Object.entries(after).filter(([name]) => changed.has(name)));
}

/** What embeds of an organisation begin with, and where they load. */
export function createEmbedDefaultsService({ db }: { db: Database }) {
  return {
    get: (session: Builder) => read(db, organisationOf(session)),

    change(
      session: Builder,
      request: RequestInfo,
      { version, defaults, allowed_domains, apply_to }: ParsedBody<typeof embedDefaults.change>,
    ) {
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        const before = await read(tx, orgId);
        const isSaved = await embedDefaultsRepository.save(
          tx,
          { orgId, version },
          { settings: defaults, allowedDomains: allowed_domains },
        );
        if (!isSaved)
          throw new ConflictError(
            'These settings were changed meanwhile. Look at the newer state and try again.',
            {
              details: before,
            },
          );
        const changed = changedSettings(before.defaults, defaults);
        const applied =
          Object.keys(changed).length === 0
            ? 0
            : await savedEmbedRepository.applySettings(
                tx,
                { orgId, ids: apply_to },
                { settings: changed, savedBy: session.userId },
              );
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId,
          verb: 'embed.defaults_changed',
          text:
            applied === 0
              ? 'changed what embeds begin with and where they load'
              : `changed what embeds begin with and where they load, and ${applied === 1 ? 'one saved embed' : `${applied} saved embeds`}`,
          entity: {
            type: 'organisation',
            id: orgId,
            label: 'Builder settings',
            href: '/dashboard/builder/settings',
          },
          before: { defaults: before.defaults, allowed_domains: before.allowed_domains },
          after: { defaults, allowed_domains },
          request,
        });
        return { ...(await read(tx, orgId)), applied };
      });
    },
  };
}
