import type { ParsedBody } from '@rostrum/contracts';
import type { ssoAdmin, SsoSettings } from '@rostrum/contracts/settings';
import { NotFoundError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf } from '@rostrum/server-kit/audit';
import { runAsSystem } from '@rostrum/server-kit/database';
import { requireRecentConfirmation } from '../../second-factor/recent-confirmation.ts';
import { secondFactorHolders } from '../../second-factor/second-factor-holders.repository.ts';
import { listAttempts } from '../attempts/list-attempts.service.ts';
import { describeKeys } from '../saml/keys/describe-keys.ts';
import { samlKeyRepository } from '../saml/keys/saml-keys.repository.ts';
import { fromSamlOptions } from '../saml/saml-options.ts';
import { ssoConnectionRepository } from '../sso-connections.repository.ts';
import { ssoMemberRepository } from '../sso-members.repository.ts';
import { presentSso } from './present-sso.ts';
import { setJoining } from './set-joining.ts';
import { createSsoSetup, type SetupDeps, type SsoSetupService } from './sso-setup.service.ts';

type Manager = Permitted<'sso.manage'>;
type Body<Name extends keyof typeof ssoAdmin> = ParsedBody<(typeof ssoAdmin)[Name]>;

/** Names that were given; empty ones leave the usual. */
const chosen = (attributes: Body<'setSaml'>['attributes']) =>
  Object.fromEntries(Object.entries(attributes).filter(([, name]) => name !== ''));

/** Single sign-on, set by those who run the organisation: its own, and under the rules of the command line. */
export function createSsoAdminService(deps: SetupDeps) {
  const { db, origin } = deps;

  async function orgNameOf(session: Manager): Promise<string> {
    const setup = await ssoConnectionRepository.findSetupById(db, organisationOf(session));
    if (!setup) throw new NotFoundError('This organisation was not found.');
    return setup.organisation.companyUsername;
  }

  async function read(session: Manager): Promise<SsoSettings> {
    const orgId = organisationOf(session);
    const setup = await createSsoSetup(deps).show(await orgNameOf(session));
    const owners = await runAsSystem('whether owners have a password is told as yes or no', async () => {
      const rows = await ssoMemberRepository.owners(db, orgId);
      const holders = await secondFactorHolders(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id, name, hasPassword }) => ({
        name,
        has_password: hasPassword,
        has_second_factor: holders.has(id),
      }));
    });
    const keys = await runAsSystem('keys are hidden from members and described without their secrets', () =>
      samlKeyRepository.list(db, orgId),
    );
    return presentSso(setup, { origin, owners, keys: describeKeys(keys, deps.clock()) });
  }

  /** Changes something in the name of the session, and answers what it is then. */
  async function change(
    session: Manager,
    request: RequestInfo,
    work: (setup: SsoSetupService, org: string) => Promise<unknown>,
  ): Promise<SsoSettings> {
    const by = { actor: actorOf(session), request, isOwner: session.role === 'owner' };
    await work(createSsoSetup({ ...deps, by }), await orgNameOf(session));
    return read(session);
  }

  /** How members get in is not to be changed from a browser that was left open. */
  async function changeConfirmed(...[session, request, work]: Parameters<typeof change>) {
    await requireRecentConfirmation(db, session);
    return change(session, request, work);
  }

  return {
    get: read,

    setSaml(session: Manager, request: RequestInfo, { metadata, entity_id, attributes }: Body<'setSaml'>) {
      return changeConfirmed(session, request, async (setup, org) => {
        const isAddress = /^https?:\/\/\S+$/i.test(metadata);
        const xml = isAddress ? await setup.fetchMetadata(metadata) : metadata;
        await setup.setSaml(org, {
          xml,
          metadataUrl: isAddress ? metadata : null,
          entityId: entity_id || undefined,
          attributeMap: chosen(attributes),
        });
      });
    },

    setSamlOptions: (session: Manager, request: RequestInfo, options: Body<'setSamlOptions'>) =>
      changeConfirmed(session, request, (setup, org) => setup.setSamlOptions(org, fromSamlOptions(options))),

    refreshMetadata: (session: Manager, request: RequestInfo) =>
      change(session, request, (setup, org) => setup.refreshMetadata(org)),

    rotateKeys: (session: Manager, request: RequestInfo) =>
      changeConfirmed(session, request, (setup, org) => setup.rotateKeys(org)),

    listAttempts: async (session: Manager) => ({ items: await listAttempts(db, session) }),

    setOidc(session: Manager, request: RequestInfo, body: Body<'setOidc'>) {
      return changeConfirmed(session, request, (setup, org) =>
        setup.setOidc(org, {
          issuer: body.issuer,
          clientId: body.client_id,
          clientSecret: body.client_secret || undefined,
          trustsEmail: body.trusts_email,
          forceAuthn: body.force_sign_in,
          signOutAtProvider: body.sign_out_at_provider,
          attributeMap: chosen(body.attributes),
        }),
      );
    },

    addDomain: (session: Manager, request: RequestInfo, { domain }: Body<'addDomain'>) =>
      change(session, request, (setup, org) => setup.addDomain(org, domain)),

    verifyDomain: (session: Manager, request: RequestInfo, { domain }: Body<'verifyDomain'>) =>
      change(session, request, (setup, org) => setup.verifyDomain(org, domain)),

    removeDomain: (session: Manager, request: RequestInfo, { domain }: Body<'removeDomain'>) =>
      changeConfirmed(session, request, (setup, org) => setup.removeDomain(org, domain)),

    async setJoining(session: Manager, request: RequestInfo, { domain, role }: Body<'setJoining'>) {
      const by = { actor: actorOf(session), request };
      await setJoining(db, by, { orgId: organisationOf(session), domain, role });
      return read(session);
    },

    setFirstSignIn: (
      session: Manager,
      request: RequestInfo,
      { role, update_profile: updateProfile }: Body<'setFirstSignIn'>,
    ) =>
      change(session, request, async (setup, org) => {
        await setup.setJit(org, role);
        if (updateProfile !== undefined) await setup.setProfileUpdates(org, updateProfile);
      }),

    setStatus: (session: Manager, request: RequestInfo, { status }: Body<'setStatus'>) =>
      changeConfirmed(session, request, (setup, org) => setup.setStatus(org, status)),

    remove: (session: Manager, request: RequestInfo) =>
      changeConfirmed(session, request, (setup, org) => setup.remove(org)),
  };
}
