import { getVerifiedXml } from '@node-saml/node-saml/lib/xml.js';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@rostrum/server-kit/database';
import { endProviderSessions } from '../../../sessions/end-provider-sessions.ts';
import { safeCallbackUrl } from '../../../sign-in/callback-url.ts';
import { recordAttempt } from '../../attempts/record-attempt.ts';
import { samlAssertionRepository } from '../../saml-assertions.repository.ts';
import {
  ssoConnectionRepository,
  type SsoConnection,
  type SsoSetup,
} from '../../sso-connections.repository.ts';
import type { SamlKeys } from '../keys/saml-keys.service.ts';
import { subjectOf } from '../person-of-assertion.ts';
import { refuse, UntrustedResponseError } from '../../attempts/refusal.ts';
import { samlAddresses } from '../saml-addresses.ts';
import { checkSignatureAlgorithms } from '../signature-algorithms.ts';
import { decodeMessage, parseMessage } from '../untrusted-response.ts';
import { answerLogout, type OutgoingLogout } from './logout-provider.ts';
import { readLogoutRequest } from './logout-request.ts';
import { readRedirectMessage } from './redirect-signature.ts';

const replayMs = 3_600_000;

/** What arrived, by either binding. */
export type LogoutArrival =
  { org: string; query: string } | { org: string; fields: Readonly<Record<string, unknown>> };

interface ReceiveLogoutDeps {
  db: Database;
  origin: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  keys: SamlKeys;
}

interface VerifiedMessage {
  root: Element;
  relayState: string;
}

/** The element that a signature covers, by the binding that the message came by. A response has nothing to verify for. */
function verify(arrival: LogoutArrival, certificates: readonly string[]): VerifiedMessage {
  if ('query' in arrival) {
    const { xml, relayState = '' } = readRedirectMessage(arrival.query, certificates);
    return { root: parseMessage(xml).documentElement, relayState };
  }
  const { SAMLRequest: encoded, RelayState: relayState } = arrival.fields;
  const xml = decodeMessage(encoded);
  const document = parseMessage(xml);
  checkSignatureAlgorithms(document);
  const verified = verifyRoot(xml, document, certificates);
  return {
    root: parseMessage(verified).documentElement,
    relayState: typeof relayState === 'string' ? relayState : '',
  };
}

function verifyRoot(xml: string, document: Document, certificates: readonly string[]): string {
  try {
    const verified = getVerifiedXml(xml, document.documentElement, [...certificates]);
    return verified ?? refuse('signature_mismatch', 'no certificate verifies the logout message');
  } catch (error) {
    if (error instanceof UntrustedResponseError) throw error;
    return refuse('signature_mismatch', error instanceof Error ? error.message : 'not verified');
  }
}

const isResponse = (arrival: LogoutArrival): boolean =>
  'query' in arrival
    ? /(^|&)SAMLResponse=/.test(arrival.query) && !/(^|&)SAMLRequest=/.test(arrival.query)
    : arrival.fields.SAMLResponse !== undefined && arrival.fields.SAMLRequest === undefined;

const relayStateOf = (arrival: LogoutArrival): unknown =>
  'query' in arrival ? new URLSearchParams(arrival.query).get('RelayState') : arrival.fields.RelayState;

/** Takes logout messages of identity providers: a request ends sessions here, a response ends our own logout. */
export function createReceiveLogout({ db, origin, clock, log, keys }: ReceiveLogoutDeps) {
  const login = new URL('/login', origin).href;

  async function endSessions(
    { organisation, connection }: SsoSetup & { connection: SsoConnection },
    arrival: LogoutArrival,
  ): Promise<OutgoingLogout> {
    const { id: orgId, companyUsername } = organisation;
    const now = clock();
    const { root, relayState } = verify(arrival, connection.certificates);
    const request = readLogoutRequest(root, {
      issuer: connection.entityId ?? '',
      destination: samlAddresses(origin, companyUsername).logout,
      now,
    });
    const isFirst = await samlAssertionRepository.useUp(db, {
      orgId,
      assertionId: `logout ${request.id}`,
      expiresAt: new Date(now.getTime() + replayMs),
    });
    if (!isFirst) refuse('logout_refused', 'a logout request that was used before');
    const subject = subjectOf(request) ?? request.nameId;
    const ended = await endProviderSessions(db, {
      orgId,
      subject,
      sessionIndexes: request.sessionIndexes,
    });
    log.info({ event: 'saml_logout', org: orgId, ended }, 'security');
    const signingKey = await keys.signingKey(orgId);
    const answer = await answerLogout(
      { origin, companyUsername, connection, signingKey },
      request.id,
      relayState.slice(0, 200),
    );
    return answer ?? { url: login };
  }

  return async function receiveLogout(arrival: LogoutArrival): Promise<OutgoingLogout> {
    const setup = await ssoConnectionRepository.findSetup(db, arrival.org);
    const connection = setup?.connection;
    if (!setup || connection?.kind !== 'saml') return { url: login };
    // The session here ended before the provider was asked, so its answer changes nothing.
    if (isResponse(arrival)) {
      const target = safeCallbackUrl(relayStateOf(arrival) ?? undefined, origin);
      return { url: target === origin ? login : target };
    }
    try {
      return await endSessions({ organisation: setup.organisation, connection }, arrival);
    } catch (error) {
      if (!(error instanceof UntrustedResponseError)) throw error;
      const { id: orgId } = setup.organisation;
      const reason = error.message.slice(0, 300);
      log.warn({ event: 'saml_logout_refused', org: orgId, reason }, 'security');
      const received = error.compared.received ?? reason;
      const { expected } = error.compared;
      await recordAttempt(db, log, {
        orgId,
        kind: 'saml',
        error: 'Logout',
        reason: 'logout_refused',
        expected,
        received,
      });
      return { url: login };
    }
  };
}
