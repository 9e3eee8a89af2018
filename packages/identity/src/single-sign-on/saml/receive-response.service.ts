import { ssoErrors } from '@rostrum/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { IdentityDeps } from '../../identity-deps.ts';
import { type Database, transaction } from '@rostrum/server-kit/database';
import { bindingOf, isBoundTo } from '../browser-binding.ts';
import { recogniseMember, type ExternalPerson } from '../recognise-member.ts';
import { samlAssertionRepository } from '../saml-assertions.repository.ts';
import { signInAddresses } from '../sign-in-addresses.ts';
import {
  ssoConnectionRepository,
  type SsoConnection,
  type SsoOrganisation,
} from '../sso-connections.repository.ts';
import { minMinutesAfterMismatch, type MetadataRefresh } from '../metadata/metadata-refresh.service.ts';
import { recordAttempt, type RefusedAttempt } from '../attempts/record-attempt.ts';
import { explainRecognition } from '../attempts/explain-recognition.ts';
import { safeCallbackUrl } from '../../sign-in/callback-url.ts';
import type { SamlKeys } from './keys/saml-keys.service.ts';
import { encryptLogoutData } from './logout/logout-data.ts';
import { personOf } from './person-of-assertion.ts';
import { DeniedByProviderError, refuse, UntrustedResponseError } from '../attempts/refusal.ts';
import { samlAddresses } from './saml-addresses.ts';
import { samlExchange, type SamlRequest } from './saml-exchange.ts';
import { serviceProvider } from './service-provider.ts';
import { readResponse, type UntrustedResponse } from './untrusted-response.ts';
import { verifyResponse } from './verify-response.ts';
import type { VerifiedAssertion } from './verified-assertion.ts';

interface Posted {
  org: string;
  samlResponse: unknown;
  relayState: unknown;
  /** The cookie that ties a flow to its browser. */
  browser: string | undefined;
}

interface ReceiveDeps extends Pick<IdentityDeps, 'applySignInGroups' | 'offerPicture'> {
  db: Database;
  origin: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  keys: SamlKeys;
  /** Encrypts what a logout request will quote. */
  secretKey: Buffer;
  metadata: MetadataRefresh;
}

type Refused = Omit<RefusedAttempt, 'orgId' | 'kind'> & {
  /** For the log, where it says more than the reason. */
  detail?: string;
};

/** Where the browser goes next, and the cookie it gets when it came without a request of ours. */
export interface Received {
  location: string;
  browser?: string;
}

/** Takes what identity providers post. Whatever happens, the browser is led to a page that says so. */
export function createReceiveResponse({
  db,
  origin,
  clock,
  log,
  keys,
  secretKey,
  metadata,
  applySignInGroups,
  offerPicture,
}: ReceiveDeps) {
  const addresses = signInAddresses(origin);
  const isSecure = origin.startsWith('https:');

  async function verify(
    organisation: SsoOrganisation,
    connection: SsoConnection,
    response: UntrustedResponse,
    request: SamlRequest | null,
  ): Promise<VerifiedAssertion> {
    const { id: orgId, companyUsername } = organisation;
    const { acs, entityId } = samlAddresses(origin, companyUsername);
    return verifyResponse({
      provider: serviceProvider({ origin, companyUsername, connection, request }),
      connection,
      response,
      decryptionKeys: response.isEncrypted ? await keys.decryptionKeys(orgId) : [],
      expected: {
        acs,
        audience: entityId,
        issuer: connection.entityId ?? '',
        requestId: request?.id ?? null,
        now: clock(),
      },
    });
  }

  /** A signature of a key that is not known may be of a new one: the metadata is read again, at most once a minute. */
  async function verifyWithCurrentKeys(
    ...[organisation, connection, response, request]: Parameters<typeof verify>
  ): Promise<VerifiedAssertion> {
    try {
      return await verify(organisation, connection, response, request);
    } catch (error) {
      if (!(error instanceof UntrustedResponseError) || error.reason !== 'signature_mismatch') throw error;
      const refreshed = await metadata.refresh(organisation, { minMinutes: minMinutesAfterMismatch });
      if (refreshed === null || refreshed.metadataError !== null) throw error;
      return verify(organisation, refreshed, response, request);
    }
  }

  /** Request and assertion are used up together: a second answer, on whatever server, finds one of them gone. */
  const useUp = async (
    orgId: string,
    handle: unknown,
    request: SamlRequest | null,
    assertion: VerifiedAssertion,
  ) =>
    transaction(db, async (tx) => {
      const { id: assertionId, expiresAt } = assertion;
      const isFirst = await samlAssertionRepository.useUp(tx, { orgId, assertionId, expiresAt });
      return isFirst && (request === null || (await samlExchange.takeRequest(tx, handle)) !== undefined);
    });

  /** On https the cookie must be here already. On plain http browsers keep it back; then the ticket's step asks for it. */
  const isSameBrowser = (request: SamlRequest, browser: string | undefined) =>
    browser === undefined ? !isSecure : isBoundTo(request.binding, browser);

  const linkOf = (person: ExternalPerson) => ({
    issuer: person.issuer,
    subject: person.subject,
    email: person.email ?? '',
  });

  const sessionOf = (orgId: string, person: ExternalPerson, assertion: VerifiedAssertion) => ({
    // A transient name is good for one session, which is what a logout names.
    subject: person.subject ?? assertion.nameId,
    index: assertion.sessionIndex,
    endsAt: assertion.sessionEndsAt?.toISOString() ?? null,
    logoutData: encryptLogoutData(secretKey, orgId, assertion).toString('base64'),
  });

  /** Where a provider that began by itself wants the person to go: an address of this site, or nowhere in particular. */
  const targetOf = (answered: SamlRequest | null, relayState: unknown): string | null => {
    if (answered) return answered.callbackUrl;
    if (typeof relayState !== 'string' || relayState === '') return null;
    const url = safeCallbackUrl(relayState, origin);
    return url === origin ? null : url;
  };

  async function receive(
    posted: Posted,
    request: SamlRequest | undefined,
    setup: { organisation: SsoOrganisation; connection: SsoConnection },
  ): Promise<Received | Refused> {
    const { organisation, connection } = setup;
    const { acs } = samlAddresses(origin, organisation.companyUsername);
    const response = readResponse(posted.samlResponse, { acs, issuer: connection.entityId ?? '' });
    const isSolicited = response.inResponseTo !== null;
    if (isSolicited && !request) return { error: ssoErrors.expired, reason: 'expired' };
    if (!isSolicited && !connection.allowIdpInitiated) refuse('not_requested', 'no request of ours');
    const answered = isSolicited && request ? request : null;
    if (answered && !isSameBrowser(answered, posted.browser))
      return { error: ssoErrors.otherBrowser, reason: 'other_browser' };
    const assertion = await verifyWithCurrentKeys(organisation, connection, response, answered);
    if (!(await useUp(organisation.id, posted.relayState, answered, assertion)))
      return { error: ssoErrors.expired, reason: 'expired' };
    const person = personOf(assertion, connection.attributeMap);
    const link = answered?.link ?? null;
    const recognised =
      link === null
        ? await recogniseMember({ db, applySignInGroups, offerPicture }, { organisation, connection, person })
        : { userId: link };
    if ('error' in recognised)
      return { error: recognised.error, ...explainRecognition(recognised.error, person) };
    const browser = answered ? undefined : bindingOf(posted.browser);
    const callbackUrl = targetOf(answered, posted.relayState);
    const ticket = await samlExchange.issueTicket(db, {
      userId: recognised.userId,
      orgId: organisation.id,
      callbackUrl,
      binding: answered?.binding ?? browser?.hash ?? '',
      link: link === null ? null : linkOf(person),
      session: sessionOf(organisation.id, person, assertion),
    });
    const location = addresses.goOn('saml', ticket, callbackUrl);
    return browser ? { location, browser: browser.secret } : { location };
  }

  return async function receiveResponse(posted: Posted): Promise<Received> {
    const setup = await ssoConnectionRepository.findSetup(db, posted.org);
    const connection = setup?.connection;
    if (!setup || connection?.kind !== 'saml' || connection.status === 'not_set')
      return { location: addresses.failed(ssoErrors.disabled) };
    const { organisation } = setup;
    const found = await samlExchange.findRequest(db, posted.relayState);
    const request = found?.orgId === organisation.id ? found : undefined;
    const fail = async ({ error, detail, ...refused }: Refused) => {
      const orgId = organisation.id;
      const logged = (detail ?? refused.reason).slice(0, 300);
      log.warn({ event: 'saml_refused', org: orgId, error, reason: logged }, 'security');
      await recordAttempt(db, log, { orgId, kind: 'saml', error, ...refused });
      return { location: addresses.failed(error, request?.callbackUrl) };
    };
    try {
      const received = await receive(posted, request, { organisation, connection });
      return 'error' in received ? await fail(received) : received;
    } catch (cause) {
      if (cause instanceof DeniedByProviderError)
        return fail({ error: ssoErrors.denied, reason: 'denied_by_provider', received: cause.message });
      if (!(cause instanceof UntrustedResponseError)) throw cause;
      const { reason, message: detail, compared } = cause;
      const received = compared.received ?? (reason === 'malformed' ? detail : undefined);
      return fail({ error: ssoErrors.refused, reason, detail, ...compared, received });
    }
  };
}
