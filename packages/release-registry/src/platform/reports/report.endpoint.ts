import { maximumReports, type AreaReport, type ParsedBody } from '@rostrum/contracts';
import { areaReport, platform } from '@rostrum/contracts/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCookies } from '@rostrum/identity';
import { InputError, NotAllowedError, RateLimitError } from '@rostrum/server-kit';
import { parseRequest } from '@rostrum/server-kit/http';
import type { RegistryDeps } from '../../registry-deps.ts';
import type { ReportBuffer } from './report-buffer.ts';
import { standingRepository } from './standing.repository.ts';
import { visitorKeyOf } from './visitor-key.ts';

type ReportDeps = Pick<
  RegistryDeps,
  'clock' | 'config' | 'db' | 'limits' | 'releaseProofs' | 'secrets' | 'sessions'
> & {
  buffer: ReportBuffer;
  keepKnown: (reports: readonly AreaReport[]) => Promise<AreaReport[]>;
};

/** Fifty reports in any script; no browser takes a larger beacon. */
const bodyLimit = 65_536;
const perMinute = 60;

/**
 * Only our own pages report. Without this any popular page on the web could make its visitors' browsers, each at an
 * address of its own, complain about our releases. Every browser says where a report comes from; what does not is none.
 */
function isFromOurPages({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === origin;
}

/** Leaves out reports that the contract does not accept, so that one of them does not lose the others of its batch. */
function withoutInvalid(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('reports' in body)) return body;
  const { reports } = body;
  if (!Array.isArray(reports) || reports.length > maximumReports) return body;
  const valid = reports.filter((report) => areaReport.safeParse(report).success);
  // A batch without a valid report is refused, with what is wrong with each.
  return valid.length === 0 ? body : { ...body, reports: valid };
}

/** POST /registry/reports: figures and failures of areas, told by browsers. No one waits for it and no one needs a cookie. */
export function registerReports(app: FastifyInstance, deps: ReportDeps): void {
  const { clock, config, db, limits, releaseProofs, secrets, sessions, buffer, keepKnown } = deps;
  const cookies = createCookies(config.publicUrl);

  /** Who reports: an account with a history, or a network. */
  async function reporterOf(request: FastifyRequest, at: Date) {
    const current = await sessions.findByCookie(cookies.read(request, 'session'));
    const userId = current?.session.userId;
    const isAccount = userId !== undefined && (await standingRepository.hasHistory(db, { userId, at }));
    const accountId = isAccount ? userId : null;
    return { visitor: visitorKeyOf(secrets.visitor, { accountId, ip: request.ip, at }), isAccount };
  }

  async function rateLimit({ ip }: FastifyRequest): Promise<void> {
    const left = await limits.consume({
      name: platform.report.id,
      points: perMinute,
      seconds: 60,
      key: limits.addressKey(ip),
    });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
  }

  void app.register(async (scope) => {
    // A beacon that is given a text says text/plain; it is JSON all the same.
    scope.removeContentTypeParser('text/plain');
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(new InputError('The reports are not JSON.', { code: 'malformed_request' }));
      }
    });
    scope.post(
      platform.report.path,
      {
        bodyLimit,
        config: {
          policy: 'public',
          contract: platform.report,
          asSystem: 'figures of releases belong to no organisation',
          quiet: true,
        },
      },
      async (request, reply) => {
        if (!isFromOurPages(request, config.publicUrl))
          throw new NotAllowedError('Reports are taken from pages of this site only.');
        await rateLimit(request);
        request.body = withoutInvalid(request.body);
        const { body } = await parseRequest(platform.report, request);
        const { reports, proofs } = body as ParsedBody<typeof platform.report>;
        const known = await keepKnown(reports);
        if (known.length > 0) {
          const at = clock();
          const wasGiven = releaseProofs.reader(proofs, { ip: request.ip, at });
          buffer.add({ ...(await reporterOf(request, at)), wasGiven }, known);
        }
        return reply
          .code(platform.report.status)
          .header('cache-control', 'private, no-store')
          .send({ data: { counted: known.length } });
      },
    );
  });
}
