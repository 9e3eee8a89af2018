import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { type Database, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { findAddressFault, type GuardedFetch } from '@rostrum/server-kit/outbound';
import { externalIdentityRepository } from '../external-identities.repository.ts';
import {
  ssoConnectionRepository,
  type SsoConnection,
  type SsoOrganisation,
} from '../sso-connections.repository.ts';
import { hasOtherKeys } from './has-other-keys.ts';
import { type IdpMetadata, readIdpMetadata } from './idp-metadata.ts';

/**
 * Minutes between two readings that responses cause, of one connection on all servers. Short, because a response that anybody
 * forged may have caused the reading before a change of keys.
 */
export const minMinutesAfterMismatch = 1;
const metadataTypes = 'application/samlmetadata+xml, application/xml, text/xml';

interface MetadataRefreshDeps {
  db: Database;
  fetch: GuardedFetch;
  allowLoopback: boolean;
  clock: () => Date;
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : 'it could not be read.').slice(0, 400);

const isSameKeys = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((pem) => right.includes(pem));

/** Reads metadata again that was given by its address: daily, and when a signature is of a key that is not known. */
export function createMetadataRefresh(deps: MetadataRefreshDeps) {
  const { db, clock } = deps;

  async function read(connection: SsoConnection, address: string): Promise<IdpMetadata> {
    const response = await deps.fetch(address, { headers: { accept: metadataTypes } });
    if (!response.ok) throw new Error(`the provider answered ${response.status}.`);
    const entityId = connection.metadataEntityId ?? undefined;
    const metadata = readIdpMetadata(await response.text(), entityId, clock());
    if (metadata.entityId !== connection.entityId)
      throw new Error(`it now describes ${metadata.entityId}. Set the provider again if that is right.`);
    const fault = findAddressFault(metadata.ssoUrl, deps);
    if (fault !== null) throw new Error(`${metadata.ssoUrl}: ${fault}`);
    return metadata;
  }

  async function save(
    organisation: SsoOrganisation,
    connection: SsoConnection,
    metadata: IdpMetadata,
  ): Promise<SsoConnection> {
    const { id: orgId, name } = organisation;
    return transaction(db, async (tx) => {
      const values = { kind: 'saml', ...metadata, metadataReadAt: clock(), metadataError: null } as const;
      const saved = await ssoConnectionRepository.save(tx, orgId, values);
      // Who runs the address of the metadata chooses the keys, and must not sign in as those they do not manage.
      if (hasOtherKeys(connection, values)) {
        await externalIdentityRepository.untieElsewhere(tx, orgId);
        await externalIdentityRepository.untieOwners(tx, orgId);
      }
      if (!isSameKeys(connection.certificates, metadata.certificates))
        await recordActivity(tx, {
          actor: systemActor,
          orgId,
          verb: 'sso.changed',
          text: 'took over other certificates from the metadata of the identity provider',
          entity: { type: 'organisation', id: orgId, label: name, href: '/dashboard/settings/sso' },
        });
      return saved;
    });
  }

  /** Reads and saves the metadata of a connection whose turn was claimed. A failure is kept with the connection. */
  async function refreshClaimed(
    organisation: SsoOrganisation,
    connection: SsoConnection,
    address: string,
  ): Promise<SsoConnection> {
    try {
      return await save(organisation, connection, await read(connection, address));
    } catch (error) {
      const metadataError = `The metadata at ${address} was not read: ${messageOf(error)}`.slice(0, 500);
      return ssoConnectionRepository.save(db, organisation.id, { kind: 'saml', metadataError });
    }
  }

  return {
    /**
     * Returns the connection after reading its metadata again; null when it has no address, or was tried within
     * `minMinutes`. What could not be read is in its `metadataError`, and everything else stays as it was.
     */
    async refresh(
      organisation: SsoOrganisation,
      { minMinutes }: { minMinutes: number },
    ): Promise<SsoConnection | null> {
      return runAsSystem("metadata is read again in no one's name", async () => {
        const connection = await ssoConnectionRepository.claimMetadata(db, organisation.id, minMinutes);
        if (!connection || connection.metadataUrl === null) return null;
        return refreshClaimed(organisation, connection, connection.metadataUrl);
      });
    },
  };
}

export type MetadataRefresh = ReturnType<typeof createMetadataRefresh>;
