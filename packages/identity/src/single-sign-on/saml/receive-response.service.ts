import { ssoErrors } from '@rostrum/contracts';
import type { FastifyBaseLogger } from 'fastify';
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
import { personOf } from './person-of-assertion.ts';
import { samlAddresses } from './saml-addresses.ts';
import { samlExchange, type SamlRequest } from './saml-exchange.ts';
import { serviceProvider } from './service-provider.ts';
import {
  DeniedByProviderError,
  readResponse,
  refuse,
  UntrustedResponseError,
  type UntrustedResponse,
} from './untrusted-response.ts';
import { readAssertion, type VerifiedAssertion } from './verified-assertion.ts';

interface Posted {
  org: string;
  samlResponse: unknown;
  relayState: unknown;
  /** The cookie that ties a flow to its browser. */
  browser: string | undefined;
}

interface ReceiveDeps {
  db: Database;
  origin: string;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Where the browser goes next, and the cookie it gets when it came without a request of ours. */
export interface Received {
  location: string;
  browser?: string;
}

/** Takes what identity providers post. Whatever happens, the browser is led to a page that says so. */
export function createReceiveResponse({ db, origin, clock, log }: ReceiveDeps) {
  const addresses = signInAddresses(origin);
  const isSecure = origin.startsWith('https:');

  async function verify(
    organisation: SsoOrganisation,
    connection: SsoConnection,
    response: UntrustedResponse,
    request: SamlRequest | null,
  ): Promise<VerifiedAssertion> {
    const { companyUsername } = organisation;
    const { acs, entityId } = samlAddresses(origin, companyUsername);
    const provider = serviceProvider({ origin, companyUsername, connection, request });
    const verifiedXml = await provider.validatePostResponseAsync({ SAMLResponse: response.encoded }).then(
      ({ profile }) => profile?.getAssertionXml?.(),
      (error: unknown) => refuse(error instanceof Error ? error.message : 'not verified'),
    );
    if (verifiedXml === undefined) return refuse('no verified assertion');
    return readAssertion(verifiedXml, {
      acs,
      audience: entityId,
      issuer: connection.entityId ?? '',
      requestId: request?.id ?? null,
      now: clock(),
    });
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

  async function receive(
    posted: Posted,
    request: SamlRequest | undefined,
    setup: { organisation: SsoOrganisation; connection: SsoConnection },
  ): Promise<Received | { error: string; reason?: string }> {
    const { organisation, connection } = setup;
    const { acs } = samlAddresses(origin, organisation.companyUsername);
    const response = readResponse(posted.samlResponse, { acs, issuer: connection.entityId ?? '' });
    const isSolicited = response.inResponseTo !== null;
    if (isSolicited && !request) return { error: ssoErrors.expired };
    if (!isSolicited && !connection.allowIdpInitiated) refuse('no request of ours');
    const answered = isSolicited && request ? request : null;
    if (answered && !isSameBrowser(answered, posted.browser)) return { error: ssoErrors.otherBrowser };
    const assertion = await verify(organisation, connection, response, answered);
    if (!(await useUp(organisation.id, posted.relayState, answered, assertion)))
      return { error: ssoErrors.expired, reason: 'used before' };
    const person = personOf(assertion, connection.attributeMap);
    const link = answered?.link ?? null;
    const recognised =
      link === null ? await recogniseMember(db, { organisation, connection, person }) : { userId: link };
    if ('error' in recognised) return recognised;
    const browser = answered ? undefined : bindingOf(posted.browser);
    const callbackUrl = answered?.callbackUrl ?? null;
    const ticket = await samlExchange.issueTicket(db, {
      userId: recognised.userId,
      orgId: organisation.id,
      callbackUrl,
      binding: answered?.binding ?? browser?.hash ?? '',
      link: link === null ? null : linkOf(person),
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
    const fail = (error: string, reason: string) => {
      log.warn(
        { event: 'saml_refused', org: organisation.id, error, reason: reason.slice(0, 300) },
        'security',
      );
      return { location: addresses.failed(error, request?.callbackUrl) };
    };
    try {
      const received = await receive(posted, request, { organisation, connection });
      return 'error' in received ? fail(received.error, received.reason ?? received.error) : received;
    } catch (error) {
      if (error instanceof DeniedByProviderError) return fail(ssoErrors.denied, error.message);
      if (error instanceof UntrustedResponseError) return fail(ssoErrors.refused, error.message);
      throw error;
    }
  };
}
