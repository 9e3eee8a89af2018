import type { Limits } from '@rostrum/server-kit/limits';
import { RateLimitError, type Secrets } from '@rostrum/server-kit';
import { type Database, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { searchAddress } from '@rostrum/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '@rostrum/server-kit/module';
import { readParameter, sendPlainPage } from '@rostrum/server-kit/http';
import { recordActivity } from '@rostrum/server-kit/audit';
import { alertActivity } from './alert-activity.ts';
import { alertRepository, type MailedSearch } from './alerts.repository.ts';
import { storedFilters } from './read-search.ts';
import { searchOfToken } from './unsubscribe-token.ts';

const why = 'the link in a mail proves who asks, whoever is signed in';
const options = { config: { policy: 'protocol' } } as const;
const address = '/unsubscribe/:token';

const linkTo = ({ filters }: MailedSearch) =>
  html`<p><a href="${searchAddress(storedFilters(filters))}">Open this search</a></p>`;

const unknown = (reply: FastifyReply) =>
  sendPlainPage(reply, {
    status: 404,
    title: 'This link is not complete',
    body: html`<p>Open it from the email again, or open the search and stop its emails there.</p>`,
  });

const stopped = (reply: FastifyReply, search: MailedSearch | undefined) =>
  sendPlainPage(reply, {
    title: 'These mails are stopped',
    body: search
      ? html`<p role="status">No more mails come for the search “${search.name}”. The search itself is kept.</p>${linkTo(search)}`
      : html`<p role="status">The search was removed, so no mail tells of it any more.</p>`,
  });

/**
 * The link in the mails of saved searches. Reading it changes nothing, because mail programs and virus scanners open
 * links by themselves; one POST stops the mails (RFC 8058), from a mail program or by the button, signed in or not.
 */
export function unsubscribeEndpoints(
  app: FastifyInstance,
  { db, secrets, limits }: { db: Database; secrets: Secrets; limits: Limits },
): void {
  async function searchOf(request: FastifyRequest): Promise<string | undefined> {
    const key = limits.addressKey(request.ip);
    const left = await limits.consume({ name: 'unsubscribe', points: 60, seconds: 60, key });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    return searchOfToken(secrets.unsubscribe, readParameter(request, 'token'));
  }

  const stop = (id: string, request: FastifyRequest) =>
    transaction(db, async (tx) => {
      const search = await alertRepository.stop(tx, id);
      if (search && search.alert !== 'off')
        await recordActivity(tx, {
          ...alertActivity(
            { userId: search.userId, name: `${search.firstname} ${search.lastname}`, role: 'guest' },
            { id, name: search.name },
            'unsubscribed',
          ),
          request: { id: request.id, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
        });
      return search;
    });

  app.get(address, options, async (request, reply) => {
    const id = await searchOf(request);
    if (id === undefined) return unknown(reply);
    const search = await runAsSystem(why, () => alertRepository.find(db, id));
    if (search === undefined || search.alert === 'off') return stopped(reply, search);
    return sendPlainPage(reply, {
      title: 'Stop these mails?',
      body: html`<p>Mails tell you of new matches for the search “${search.name}”.</p><form method="post"><button>Stop these mails</button></form>${linkTo(search)}`,
    });
  });

  void app.register(async (scope) => {
    // Whatever a mail program sends along, as a form or as parts of one, says nothing that the link does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.post(address, options, async (request, reply) => {
      const id = await searchOf(request);
      if (id === undefined) return unknown(reply);
      return stopped(reply, await runAsSystem(why, () => stop(id, request)));
    });
  });
}
