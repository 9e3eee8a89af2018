import { jitRoles, oidcProviderPrefix, type JitRole, type SsoStatus } from '@rostrum/contracts';
import { type Database, runAsSystem, type Transaction, transaction } from '@rostrum/server-kit/database';
import {
  ConflictError,
  InputError,
  NotFoundError,
  decrypt,
  encrypt,
  type RequestInfo,
} from '@rostrum/server-kit';
import { type GuardedFetch, findAddressFault } from '@rostrum/server-kit/outbound';
import { secondFactorHolders } from '../../second-factor/second-factor-holders.repository.ts';
import { type ActivityActor, recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { externalIdentityRepository } from '../external-identities.repository.ts';
import { redirectUriOf } from '../oidc/redirect-uri.ts';
import { isSameIssuer, tryProvider } from '../oidc/try-provider.ts';
import { ssoConnectionRepository, type SsoConnection, type SsoSetup } from '../sso-connections.repository.ts';
import { ssoDomainRepository, type SsoDomain } from '../sso-domains.repository.ts';
import { ssoMemberRepository } from '../sso-members.repository.ts';
import type { AttributeMap } from '../sso.schema.ts';
import { createSamlKeys } from '../saml/keys/saml-keys.service.ts';
import type { SamlOptionColumns } from '../saml/saml-options.ts';
import { createDomainSetup } from './domain-setup.ts';
import { fetchMetadata } from '../metadata/fetch-metadata.ts';
import { hasOtherKeys } from '../metadata/has-other-keys.ts';
import { createMetadataRefresh } from '../metadata/metadata-refresh.service.ts';
import { readIdpMetadata } from '../metadata/idp-metadata.ts';

const dayMs = 86_400_000;
/** In whose name something is set; without one it is the operator's command. */
interface SetupAuthor {
  actor: ActivityActor;
  request: RequestInfo;
  isOwner: boolean;
}

export interface SetupDeps {
  db: Database;
  fetch: GuardedFetch;
  resolveTxt: (name: string) => Promise<string[][]>;
  clientSecretKey: Buffer;
  /** Where this installation is, for addresses that providers are told of. */
  origin: string;
  /** Whether identity providers on this machine may be used. */
  allowLoopback: boolean;
  clock: () => Date;
  by?: SetupAuthor;
}

interface SamlMetadataInput {
  xml: string;
  /** The address it came from, which is read again daily; null when it was pasted. */
  metadataUrl?: string | null;
  /** Which entity is meant, where the metadata describes several. */
  entityId?: string | undefined;
  attributeMap?: AttributeMap;
  /** Options to change with it; the others stay. */
  options?: Partial<SamlOptionColumns>;
}

type Values = Partial<Omit<SsoConnection, 'id' | 'orgId'>> & Pick<SsoConnection, 'kind'>;

/** Sets single sign-on of organisations, for those who run the installation. Every change is in the organisation's log. */
export function createSsoSetup(deps: SetupDeps) {
  const { db, clock } = deps;

  async function find(org: string): Promise<SsoSetup> {
    const setup = await ssoConnectionRepository.findSetup(db, org);
    if (!setup)
      throw new NotFoundError(`There is no organisation "${org}". Give the last part of its address.`);
    return setup;
  }
  async function connected(org: string): Promise<SsoSetup & { connection: SsoConnection }> {
    const { organisation, connection } = await find(org);
    if (!connection)
      throw new ConflictError(`${organisation.name} has no identity provider yet. Connect one first.`);
    return { organisation, connection };
  }

  const record = (tx: Transaction, { organisation }: SsoSetup, text: string) =>
    recordActivity(tx, {
      actor: deps.by?.actor ?? systemActor,
      orgId: organisation.id,
      verb: 'sso.changed',
      text,
      entity: {
        type: 'organisation',
        id: organisation.id,
        label: organisation.name,
        href: '/dashboard/settings/sso',
      },
      ...(deps.by && { request: deps.by.request }),
    });

  async function save(
    setup: SsoSetup,
    values: Values,
    text: string,
    besides: (tx: Transaction) => Promise<void> = async () => undefined,
  ): Promise<SsoConnection> {
    return transaction(db, async (tx) => {
      const saved = await ssoConnectionRepository.save(tx, setup.organisation.id, values);
      await besides(tx);
      await record(tx, setup, text);
      return saved;
    });
  }

  /**
   * Sets another identity provider, or other keys of the same. It may not speak for accounts that belong to other
   * organisations too, nor, set by someone who is no owner, for owners: each of them has to link their account again, or
   * who holds the new keys could sign in as them. Both in one transaction, so that no link remains beside the new keys.
   */
  const saveProvider = (setup: SsoSetup, values: Values, text: string): Promise<SsoConnection> =>
    save(setup, { ...values, lastTest: null }, text, async (tx) => {
      const { id } = setup.organisation;
      await runAsSystem('identities of colleagues are hidden from each other', async () => {
        if (hasOtherKeys(setup.connection, values)) await externalIdentityRepository.untieElsewhere(tx, id);
        if (deps.by?.isOwner === false) await externalIdentityRepository.untieOwners(tx, id);
      });
    });

  function requirePublic(address: string): void {
    const fault = findAddressFault(address, deps);
    if (fault !== null) throw new InputError(`${address}: ${fault}`);
  }

  /** A proven domain, and an identity provider that is complete. */
  async function requireReady({ organisation, connection }: SsoSetup & { connection: SsoConnection }) {
    const isComplete =
      connection.kind === 'saml' ? connection.certificates.length > 0 : connection.clientId !== null;
    if (!isComplete) throw new ConflictError('The identity provider is not complete. Set it again.');
    const domains = await ssoDomainRepository.list(db, organisation.id);
    if (!domains.some(({ verifiedAt }) => verifiedAt !== null))
      throw new ConflictError(
        'No domain is verified yet. Add a domain, publish its TXT record, then verify it.',
      );
  }

  async function requireSafeToEnforce({
    organisation,
    connection,
  }: SsoSetup & { connection: SsoConnection }) {
    const last = connection.lastSignInAt?.getTime() ?? 0;
    if (clock().getTime() - last > dayMs)
      throw new ConflictError(
        'There was no sign-in through the provider in the last 24 hours. Sign in once, then enforce it, so that a mistake can’t lock everyone out.',
      );
    const owners = await runAsSystem('who has a password is hidden from colleagues', () =>
      ssoMemberRepository.ownersWithPassword(db, organisation.id),
    );
    if (owners.length === 0)
      throw new ConflictError(
        'No owner has a password. An owner needs one to get in when the identity provider fails.',
      );
    // What everybody else may no longer do must not hang on a password alone.
    const holders = await runAsSystem('second steps are told as a yes or no', () =>
      secondFactorHolders(db, owners),
    );
    if (holders.size === 0)
      throw new ConflictError(
        'No owner with a password has two-step verification. An owner must set it up under Settings > Password first, since a password alone would get around single sign-on.',
      );
  }

  return {
    async show(org: string): Promise<SsoSetup & { domains: SsoDomain[] }> {
      const setup = await find(org);
      return { ...setup, domains: await ssoDomainRepository.list(db, setup.organisation.id) };
    },

    async setSaml(
      org: string,
      { xml, metadataUrl = null, entityId, attributeMap = {}, options = {} }: SamlMetadataInput,
    ): Promise<SsoConnection> {
      const setup = await find(org);
      const metadata = readIdpMetadata(xml, entityId);
      requirePublic(metadata.ssoUrl);
      const isOther = setup.connection?.entityId !== metadata.entityId;
      return saveProvider(
        setup,
        {
          kind: 'saml',
          ...metadata,
          metadataUrl,
          metadataEntityId: entityId ?? null,
          metadataReadAt: clock(),
          metadataTriedAt: clock(),
          metadataError: null,
          ...(isOther && { status: 'not_set', lastSignInAt: null }),
          issuer: null,
          clientId: null,
          clientSecret: null,
          attributeMap,
          ...options,
        },
        `set the SAML identity provider to ${metadata.entityId}`,
      );
    },

    /** Sets how requests are made and what responses must be like. */
    async setSamlOptions(org: string, options: SamlOptionColumns): Promise<SsoConnection> {
      const setup = await connected(org);
      if (setup.connection.kind !== 'saml')
        throw new ConflictError('These options belong to SAML. Connect a SAML provider first.');
      return save(setup, { kind: 'saml', ...options }, 'changed the options of SAML');
    },

    /** Sets whether names follow the identity provider at later sign-ins. */
    async setProfileUpdates(org: string, updateProfile: boolean): Promise<SsoConnection> {
      const setup = await connected(org);
      const { kind, updateProfile: current } = setup.connection;
      if (current === updateProfile) return setup.connection;
      const text = updateProfile
        ? 'let names follow the identity provider'
        : 'stopped names from following the identity provider';
      return save(setup, { kind, updateProfile }, text);
    },

    async fetchMetadata(address: string): Promise<string> {
      requirePublic(address);
      return fetchMetadata(deps.fetch, address);
    },

    /** Reads the metadata of the provider again, from the address that was given. */
    async refreshMetadata(org: string): Promise<SsoConnection> {
      const setup = await connected(org);
      if (setup.connection.metadataUrl === null)
        throw new ConflictError(
          'The metadata was pasted, so there is no address to read it from. Paste it again.',
        );
      const refreshed = await createMetadataRefresh(deps).refresh(setup.organisation, { minMinutes: 0 });
      if (refreshed === null)
        throw new ConflictError('The metadata could not be read just now. Try again in a minute.');
      if (refreshed.metadataError !== null) throw new InputError(refreshed.metadataError);
      return refreshed;
    },

    /** Makes new keys towards the provider; the old ones are listed beside them for a time. */
    async rotateKeys(org: string): Promise<void> {
      const setup = await connected(org);
      await createSamlKeys({ db, clock, secretKey: deps.clientSecretKey }).rotate(setup.organisation.id);
      await transaction(db, (tx) => record(tx, setup, 'made new keys for SAML'));
    },

    async setOidc(
      org: string,
      {
        issuer: typed,
        clientId,
        clientSecret,
        trustsEmail = false,
        forceAuthn = false,
        signOutAtProvider = false,
        attributeMap = {},
      }: {
        issuer: string;
        clientId: string;
        /** Undefined keeps the one that the same issuer was given before. */
        clientSecret: string | null | undefined;
        trustsEmail?: boolean;
        /** Whether the issuer asks for the password again at every sign-in. */
        forceAuthn?: boolean;
        /** Whether a sign-out here ends the session at the issuer too. */
        signOutAtProvider?: boolean;
        attributeMap?: AttributeMap;
      },
    ): Promise<SsoConnection> {
      const setup = await find(org);
      requirePublic(typed);
      if (clientId === '') throw InputError.field('client_id', 'Enter the client ID.');
      const { id, companyUsername } = setup.organisation;
      const current = setup.connection;
      // What one issuer gave is not sent to another.
      const kept =
        clientSecret === undefined && current?.clientSecret && isSameIssuer(current.issuer, typed)
          ? current.clientSecret
          : null;
      const secret = clientSecret ?? (kept && decrypt(deps.clientSecretKey, kept, id));
      const { issuer } = await tryProvider(deps.fetch, {
        issuer: typed,
        clientId,
        clientSecret: secret || null,
        redirectUri: redirectUriOf(deps.origin, `${oidcProviderPrefix}${companyUsername}`),
      });
      const isOther = current?.issuer !== issuer;
      return saveProvider(
        setup,
        {
          kind: 'oidc',
          issuer,
          clientId,
          clientSecret: clientSecret ? encrypt(deps.clientSecretKey, clientSecret, id) : kept,
          trustsEmail,
          forceAuthn,
          signOutAtProvider,
          attributeMap,
          ...(isOther && { status: 'not_set', lastSignInAt: null }),
          entityId: null,
          ssoUrl: null,
          certificates: [],
        },
        `set the OIDC issuer to ${issuer}`,
      );
    },

    async setJit(org: string, role: string | null): Promise<SsoConnection> {
      const setup = await connected(org);
      const { kind } = setup.connection;
      if (role === null)
        return save(setup, { kind, jitOn: false }, 'switched off accounts at the first single sign-on');
      if (!jitRoles.some((each) => each === role))
        throw new InputError(`A first sign-in can make a user ${jitRoles.join(', ')}, and nothing more.`);
      const values: Values = { kind, jitOn: true, jitRole: role as JitRole };
      return save(setup, values, `switched on accounts at the first single sign-on, as ${role}`);
    },

    ...createDomainSetup(deps, { find, record }),

    /** Removes the identity provider and who was tied to it. */
    async remove(org: string): Promise<void> {
      const setup = await connected(org);
      await transaction(db, async (tx) => {
        await runAsSystem('identities of colleagues are hidden from each other', () =>
          externalIdentityRepository.untieAll(tx, setup.organisation.id),
        );
        await ssoConnectionRepository.remove(tx, setup.organisation.id);
        await record(tx, setup, 'removed the identity provider');
      });
    },

    async setStatus(org: string, status: SsoStatus): Promise<SsoConnection> {
      const setup = await connected(org);
      if (status !== 'not_set') await requireReady(setup);
      if (status === 'enforced') await requireSafeToEnforce(setup);
      const text = status === 'not_set' ? 'switched off single sign-on' : `set single sign-on to ${status}`;
      return save(setup, { kind: setup.connection.kind, status }, text);
    },
  };
}

export type SsoSetupService = ReturnType<typeof createSsoSetup>;
