import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findLinkBrand } from '@rostrum/identity';
import { RateLimitError, type RequestInfo } from '@rostrum/server-kit';
import { readParameter, sendPlainPage, type PlainPageBrand } from '@rostrum/server-kit/http';
import type { Limits } from '@rostrum/server-kit/limits';
import { html } from '@rostrum/server-kit/module';
import { createListPagesService, type ListPagesDeps } from './list-pages.service.ts';
import type { LinkedSubscriber } from './subscribers.repository.ts';

const options = { config: { policy: 'protocol' } } as const;
const confirmAddress = '/mailing-lists/confirm/:token';
const unsubscribeAddress = '/mailing-lists/unsubscribe/:token';

/** `n…@example.org`: enough for its owner, and no address for whoever was forwarded the mail. */
const mask = ({ email }: LinkedSubscriber) => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;

const requestOf = ({ id, ip, headers }: FastifyRequest): RequestInfo => ({
  id,
  ip,
  userAgent: headers['user-agent'] ?? '',
});

const confirmTitle = ({ sends, organisation }: LinkedSubscriber) =>
  sends === 'reports'
    ? `Get the monthly report of ${organisation} by email?`
    : `Get ${sends} of ${organisation} by email?`;

const ended = (reply: FastifyReply) =>
  sendPlainPage(reply, {
    status: 404,
    title: 'This link does not work any more',
    body: html`<p>Open it from the newest email again. If it still doesn’t work, ask the organisation that runs the list to add you again.</p>`,
  });

const confirmed = (reply: FastifyReply, found: LinkedSubscriber, brand: PlainPageBrand | undefined) =>
  sendPlainPage(reply, {
    brand,
    title: 'You are on the list',
    body: html`<p role="status">Emails of the mailing list “${found.listName}” of ${found.organisation} come to ${mask(found)} from now on. Each has a link to unsubscribe.</p>`,
  });

const unsubscribed = (reply: FastifyReply, found: LinkedSubscriber, brand: PlainPageBrand | undefined) =>
  sendPlainPage(reply, {
    brand,
    title: 'You are unsubscribed',
    body: html`<p role="status">No more emails of the mailing list “${found.listName}” of ${found.organisation} come to ${mask(found)}.</p>`,
  });

/**
 * The links in mails of lists. Reading one changes nothing, because mail programs and virus scanners open links by
 * themselves; a POST does, from the button or, to unsubscribe, from a mail program (RFC 8058). No session is asked for.
 */
export function listPagesEndpoints(app: FastifyInstance, deps: ListPagesDeps & { limits: Limits }): void {
  const { db, limits } = deps;
  const pages = createListPagesService(deps);

  async function readToken(request: FastifyRequest): Promise<string> {
    const left = await limits.consume({
      name: 'mailing-list-links',
      points: 60,
      seconds: 60,
      key: limits.addressKey(request.ip),
    });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    return readParameter(request, 'token');
  }

  app.get(confirmAddress, options, async (request, reply) => {
    const found = await pages.readConfirmation(await readToken(request));
    if (found === undefined) return ended(reply);
    const brand = await findLinkBrand(db, found.orgId);
    if (found.state === 'active') return confirmed(reply, found, brand);
    return sendPlainPage(reply, {
      brand,
      title: confirmTitle(found),
      body: html`<p>${found.organisation} put ${mask(found)} on the mailing list “${found.listName}”. Nothing is sent before you confirm.</p><form method="post"><button>Confirm</button></form>`,
    });
  });

  app.get(unsubscribeAddress, options, async (request, reply) => {
    const found = await pages.readSubscription(await readToken(request));
    if (found === undefined) return ended(reply);
    const brand = await findLinkBrand(db, found.orgId);
    if (found.state === 'unsubscribed') return unsubscribed(reply, found, brand);
    return sendPlainPage(reply, {
      brand,
      title: 'Unsubscribe?',
      body: html`<p>Emails of the mailing list “${found.listName}” of ${found.organisation} come to ${mask(found)}.</p><form method="post"><button>Unsubscribe</button></form>`,
    });
  });

  void app.register(async (scope) => {
    // Whatever a mail program sends along, as a form or as parts of one, says nothing that the link does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.post(confirmAddress, options, async (request, reply) => {
      const found = await pages.confirm(await readToken(request), requestOf(request));
      return found === undefined
        ? ended(reply)
        : confirmed(reply, found, await findLinkBrand(db, found.orgId));
    });
    scope.post(unsubscribeAddress, options, async (request, reply) => {
      const found = await pages.unsubscribe(await readToken(request), requestOf(request));
      return found === undefined
        ? ended(reply)
        : unsubscribed(reply, found, await findLinkBrand(db, found.orgId));
    });
  });
}
