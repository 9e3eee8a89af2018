import { z } from 'zod';
import type { Queryable } from '@rostrum/server-kit/database';
import { oneTimeTokenRepository, type OneTimeToken } from '../../sessions/one-time-tokens.repository.ts';
import { requestSeconds } from './service-provider.ts';

const ticketSeconds = 60;

/** What is remembered of a request on its way, under a handle that travels as RelayState. */
const requestData = z.object({
  id: z.string(),
  at: z.string(),
  /** Hash of the secret in the cookie of the browser that it began in. */
  binding: z.string(),
  /** The account that asked to be linked; null when a user signs in. */
  link: z.string().nullable(),
});

/** What a ticket is worth: this person, in the browser with this cookie. */
const ticketData = z.object({
  binding: z.string(),
  link: z
    .object({
      issuer: z.string(),
      subject: z.string().nullable(),
      email: z.string(),
    })
    .nullable(),
  session: z.object({
    subject: z.string(),
    index: z.string().nullable(),
    endsAt: z.string().nullable(),
    /** What a logout request quotes, encrypted, in base64. */
    logoutData: z.string(),
  }),
});

export type SamlRequest = z.output<typeof requestData> & { orgId: string; callbackUrl: string | null };
export type SamlTicket = z.output<typeof ticketData> & {
  userId: string;
  orgId: string;
  callbackUrl: string | null;
};

function requestOf(row: OneTimeToken | undefined): SamlRequest | undefined {
  if (!row || row.orgId === null) return undefined;
  return { ...requestData.parse(row.data), orgId: row.orgId, callbackUrl: row.callbackUrl };
}

function ticketOf(row: OneTimeToken | undefined): SamlTicket | undefined {
  if (!row || row.orgId === null || row.userId === null) return undefined;
  const { orgId, userId, callbackUrl } = row;
  return { ...ticketData.parse(row.data), orgId, userId, callbackUrl };
}

/** The two things that are kept between the steps of a SAML sign-in, in the database and so for every server. */
export const samlExchange = {
  async keepRequest(db: Queryable, { orgId, callbackUrl, ...data }: SamlRequest): Promise<string> {
    return oneTimeTokenRepository.issue(db, 'saml_request', {
      orgId,
      callbackUrl,
      data,
      seconds: requestSeconds,
    });
  },
  async findRequest(db: Queryable, handle: unknown): Promise<SamlRequest | undefined> {
    return requestOf(await oneTimeTokenRepository.peek(db, 'saml_request', handle));
  },
  /** Undefined when another answer to the same request was faster. */
  async takeRequest(db: Queryable, handle: unknown): Promise<SamlRequest | undefined> {
    return requestOf(await oneTimeTokenRepository.take(db, 'saml_request', handle));
  },
  async issueTicket(db: Queryable, { userId, orgId, callbackUrl, ...data }: SamlTicket): Promise<string> {
    return oneTimeTokenRepository.issue(db, 'saml_ticket', {
      userId,
      orgId,
      callbackUrl,
      data,
      seconds: ticketSeconds,
    });
  },
  async findTicket(db: Queryable, ticket: unknown): Promise<SamlTicket | undefined> {
    return ticketOf(await oneTimeTokenRepository.peek(db, 'saml_ticket', ticket));
  },
  async takeTicket(db: Queryable, ticket: unknown): Promise<SamlTicket | undefined> {
    return ticketOf(await oneTimeTokenRepository.take(db, 'saml_ticket', ticket));
  },
};
