import { randomBytes } from 'node:crypto';
import { samlActions } from '@rostrum/contracts';
import { safeCallbackUrl } from '../../sign-in/callback-url.ts';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import {
  AuthenticationError,
  BusinessError,
  NotAllowedError,
  type RequestSession,
} from '@rostrum/server-kit';
import { requireAccountProof } from '../../second-factor/recent-confirmation.ts';
import { bindingOf } from '../browser-binding.ts';
import { ssoConnectionRepository, type SsoSetup } from '../sso-connections.repository.ts';
import { ssoMemberRepository } from '../sso-members.repository.ts';
import type { SamlKeys } from './keys/saml-keys.service.ts';
import { samlAddresses } from './saml-addresses.ts';
import { samlExchange } from './saml-exchange.ts';
import { chooseBinding, signsRequests } from './saml-options.ts';
import { serviceProvider } from './service-provider.ts';

interface BeginInput {
  org: string;
  action: string;
  callbackUrl: string | undefined;
  session: RequestSession | null;
  /** The cookie of an earlier flow in this browser. */
  browser: string | undefined;
}

/** Whose account is to be linked; null when a user signs in. A stolen session must not tie a stranger's identity to it. */
async function linkedAccount(
  db: Database,
  { action, session }: BeginInput,
  { organisation }: SsoSetup,
): Promise<string | null> {
  if (action !== 'link') return null;
  if (!session) throw new AuthenticationError();
  // A member may be signed in to another organisation: the one to link may let in by single sign-on alone.
  const { userId } = session;
  const role = await runAsSystem('memberships elsewhere are hidden from this organisation', () =>
    ssoMemberRepository.roleOf(db, organisation.id, userId),
  );
  if (role === undefined)
    throw new NotAllowedError(`Sign in as a member of ${organisation.name} to link its single sign-on.`);
  await requireAccountProof(db, session);
  return session.userId;
}

export interface BeginSamlDeps {
  db: Database;
  origin: string;
  clock: () => Date;
  keys: SamlKeys;
}

export function createBeginSaml({ db, origin, clock, keys }: BeginSamlDeps) {
  /** The address of the identity provider with a request of ours, and the secret for the cookie of this browser. */
  return async function beginSaml(input: BeginInput): Promise<{ url: string; browser: string }> {
    if (!samlActions.some((action) => action === input.action))
      throw new BusinessError(
        'invalid_action',
        `Single sign-on knows these actions: ${samlActions.join(', ')}.`,
      );
    const setup = await ssoConnectionRepository.findSetup(db, input.org);
    if (!setup)
      throw new BusinessError('unknown_org', 'There is no such organisation. Check the address of the link.');
    const { organisation, connection } = setup;
    if (connection?.kind !== 'saml' || connection.status === 'not_set')
      throw new BusinessError(
        'sso_disabled',
        'This organisation has no single sign-on. Sign in with your password or a mailed link.',
      );
    if (connection.ssoUrl === null || connection.entityId === null || connection.certificates.length === 0)
      throw new BusinessError(
        'idp_unreachable',
        `The sign-in page of ${organisation.name} cannot be reached. Tell its administrator, or sign in another way.`,
      );
    const link = await linkedAccount(db, input, setup);
    const { secret, hash } = bindingOf(input.browser);
    const request = { id: `_${randomBytes(20).toString('hex')}`, at: clock().toISOString() };
    const handle = await samlExchange.keepRequest(db, {
      ...request,
      orgId: organisation.id,
      binding: hash,
      link,
      callbackUrl: input.callbackUrl === undefined ? null : safeCallbackUrl(input.callbackUrl, origin),
    });
    const { companyUsername } = organisation;
    if (chooseBinding(connection) === 'post') {
      const url = new URL(samlAddresses(origin, companyUsername).request);
      url.searchParams.set('handle', handle);
      return { url: url.href, browser: secret };
    }
    const signingKey = signsRequests(connection) ? await keys.signingKey(organisation.id) : null;
    const provider = serviceProvider({ origin, companyUsername, connection, request, signingKey });
    return { url: await provider.getAuthorizeUrlAsync(handle, undefined, {}), browser: secret };
  };
}
