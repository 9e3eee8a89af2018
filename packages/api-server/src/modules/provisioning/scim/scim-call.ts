import { seatConstraints } from '@rostrum/identity';
import { RateLimitError } from '@rostrum/server-kit';
import { databaseErrorOf } from '@rostrum/server-kit/database';
import { infoOf, tokenOf } from '@rostrum/server-kit/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { provisioningRepository } from '../provisioning.repository.ts';
import type { Provisioner } from '../provisioning.service.ts';
import type { ProvisioningDeps } from '../provisioning-deps.ts';
import { notFound, ScimError, toScimError } from '../protocol/scim-error.ts';

export interface ScimRequest {
  by: Provisioner;
  request: FastifyRequest;
  reply: FastifyReply;
}
/** The subject of a call and its effect, for the log in Settings. */
export interface CallOutcome {
  about: string;
  detail: string;
}
type Handler = (call: ScimRequest) => Promise<CallOutcome | undefined>;
export type ScimCall = (
  handler: Handler,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export const routeOptions = { config: { policy: 'protocol', unlimited: true } } as const;
/** Per key: ten thousand members in five minutes, looked up and added, are four thousand calls a minute. */
const perKey = { points: 6000, seconds: 60 };
const loggedRefusals = { name: 'scim.refusals', points: 100, seconds: 3600 };
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const sendScim = (reply: FastifyReply, status: number, body: unknown) =>
  reply
    .code(status)
    .header('content-type', 'application/scim+json; charset=utf-8')
    .send(JSON.stringify(body));

export const toListResponse = (
  resources: readonly unknown[],
  { total, startIndex }: { total: number; startIndex: number } = { total: resources.length, startIndex: 1 },
) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

export const readId = ({ params }: FastifyRequest): string => {
  const { id = '' } = params as { id?: string };
  if (!uuid.test(id)) throw notFound();
  return id.toLowerCase();
};

const readTags = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
const matches = (header: string, version: string): boolean =>
  header.trim() === '*' || readTags(header).includes(version.replace(/^W\//, ''));

/** Returns true when the client has this version already (If-None-Match). */
export const isKnownVersion = ({ headers }: FastifyRequest, version: string): boolean =>
  headers['if-none-match'] !== undefined && matches(headers['if-none-match'], version);

/** Refuses to change another version than the client read (If-Match). */
export function requireVersion({ headers }: FastifyRequest, version: string): void {
  const known = headers['if-match'];
  if (known !== undefined && !matches(known, version))
    throw new ScimError(412, 'The resource was changed since it was read. Read it again.');
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair, and a log line shows no control characters. */
const toLogText = (text: string, maxLength: number) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, maxLength)
    .toWellFormed();

/** Authenticates, limits and logs SCIM calls. */
export function createScimCall({ db, limits, apiKeys }: ProvisioningDeps): ScimCall {
  async function log(
    { by, request }: Pick<ScimRequest, 'by' | 'request'>,
    keyName: string,
    { status, about, detail }: CallOutcome & { status: number },
  ) {
    if (status >= 400 && !(await limits.consume({ ...loggedRefusals, key: by.orgId })).allowed) return;
    await provisioningRepository.noteCall(db, {
      orgId: by.orgId,
      keyName,
      method: request.method,
      about: about === '' ? null : toLogText(about, 254),
      status,
      detail: toLogText(detail, 500),
    });
  }

  return (handler) => async (request, reply) => {
    const holder = await apiKeys.admitProvisioner(tokenOf(request));
    const left = await limits.consume({ name: 'scim', ...perKey, key: holder.id });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    const by: Provisioner = {
      orgId: holder.orgId,
      madeBy: holder.madeBy,
      actor: { userId: null, name: `${holder.name} (SCIM)`, role: 'system' },
      request: infoOf(request),
    };
    try {
      const outcome = await handler({ by, request, reply });
      if (outcome) await log({ by, request }, holder.name, { ...outcome, status: reply.statusCode });
    } catch (error) {
      const refusal = toScimError(databaseErrorOf(error, seatConstraints) ?? error);
      if (!refusal) throw error;
      const { userName, displayName } = (request.body ?? {}) as { userName?: unknown; displayName?: unknown };
      const about = [userName, displayName].find((each) => typeof each === 'string') ?? '';
      if (request.method !== 'GET' || refusal.status !== 404)
        await log({ by, request }, holder.name, {
          about: String(about),
          detail: refusal.message,
          status: refusal.status,
        });
      throw refusal;
    }
    return reply;
  };
}
