import { findLinkBrand, findPageBrand } from '@rostrum/identity';
import { errorEnvelope, publicPaths, z } from '@rostrum/contracts';
import { followWords, questionFollows } from '@rostrum/contracts/qanda';
import { RateLimitError } from '@rostrum/server-kit';
import type { Limits } from '@rostrum/server-kit/limits';
import { readParameter, sendPlainPage, type PlainPageBrand } from '@rostrum/server-kit/http';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readValues, style } from '../inquiry-pages/index.ts';
import {
  createFollowService,
  followPath,
  unfollowPath,
  type FollowDeps,
  type LinkedFollow,
} from '../questions/index.ts';

const options = { config: { policy: 'protocol' } } as const;
const followAnswer = z.object({ data: questionFollows.follow.response });

const leadTo = ({ company, slug, question }: LinkedFollow): SafeHtml =>
  html`<p><a href="${publicPaths.question(company, slug)}">${question}</a></p>`;

const ended = (reply: FastifyReply) =>
  sendPlainPage(reply, {
    status: 404,
    title: 'This link does not work any more',
    body: html`<p>The emails were stopped, or were not confirmed in time. To get them, enter your email below the question again.</p>`,
  });
const following = (reply: FastifyReply, follow: LinkedFollow, brand: PlainPageBrand | undefined) =>
  sendPlainPage(reply, {
    brand,
    title: 'You follow this question',
    body: html`<p role="status">${followWords.following} Each email has a link to stop.</p>${leadTo(follow)}`,
  });
const stopped = (reply: FastifyReply, follow?: LinkedFollow, brand?: PlainPageBrand) =>
  sendPlainPage(reply, {
    brand,
    title: 'These emails are stopped',
    body: html`<p role="status">You get no more emails about this question.</p>${follow && leadTo(follow)}`,
  });

/**
 * Following a question without script, and the links of its mails. Opening a link changes nothing, because mail programs
 * and virus scanners open links by themselves; its button does, or a mail program's own way to unsubscribe (RFC 8058).
 */
export function followPagesEndpoints(app: FastifyInstance, deps: FollowDeps & { limits: Limits }): void {
  const { db, limits, config } = deps;
  const follows = createFollowService(deps);
  const host = new URL(config.publicUrl).host;

  async function readToken(request: FastifyRequest): Promise<string> {
    const rule = { name: 'question-follow-links', points: 60, seconds: 60 };
    const left = await limits.consume({ ...rule, key: limits.addressKey(request.ip) });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    return readParameter(request, 'token');
  }

  app.post(
    '/organizations/:company/questions/follow',
    { config: { policy: 'page' } },
    async (request, reply) => {
      const company = readValues(request.params)['company'] ?? '';
      const { question = '', email = '' } = readValues(request.body);
      const answer = await app.inject({
        method: 'POST',
        url: questionFollows.follow.path,
        remoteAddress: request.ip,
        headers: { host, 'user-agent': request.headers['user-agent'] ?? '' },
        payload: { company_username: company, question_id: question, email },
      });
      const brand = await findPageBrand(db, company);
      if (answer.statusCode >= 400) {
        const { error } = errorEnvelope.parse(answer.json());
        const fault = error.fields?.find(({ path }) => path === 'email')?.message;
        const form = html`<form method="post"><input type="hidden" name="question" value="${question}"><p><label for="f-email">Email</label><br><input id="f-email" name="email" type="email" autocomplete="email" value="${email}" aria-describedby="f-fault"></p><button>Follow question</button></form>`;
        return sendPlainPage(reply, {
          brand,
          status: answer.statusCode,
          title: 'You do not follow the question yet',
          body: html`<p role="alert" id="f-fault">${fault ?? error.message}</p>${fault !== undefined && form}<p><a href="${publicPaths.organisation(company)}">Back to the organisation</a></p>`,
          style,
        });
      }
      const { outcome, question: found } = followAnswer.parse(answer.json()).data;
      return sendPlainPage(reply, {
        brand,
        title: outcome === 'confirm' ? 'Check your email' : 'You follow this question',
        body: html`<p role="status">${followWords[outcome]}</p><p><a href="${publicPaths.question(company, found.slug)}">${found.text}</a></p>`,
        style,
      });
    },
  );

  app.get(followPath, options, async (request, reply) => {
    const follow = await follows.find(await readToken(request));
    if (follow === undefined) return ended(reply);
    const brand = await findLinkBrand(db, follow.org_id);
    if (follow.is_confirmed) return following(reply, follow, brand);
    return sendPlainPage(reply, {
      brand,
      title: 'Get an email when there is a new answer?',
      body: html`${leadTo(follow)}<form method="post"><button>Follow question</button></form>`,
    });
  });

  app.get(unfollowPath, options, async (request, reply) => {
    const follow = await follows.find(await readToken(request));
    if (follow === undefined) return stopped(reply);
    return sendPlainPage(reply, {
      brand: await findLinkBrand(db, follow.org_id),
      title: 'Stop these emails?',
      body: html`<p>You get an email when this question has a new answer.</p>${leadTo(follow)}<form method="post"><button>Stop these emails</button></form>`,
    });
  });

  void app.register(async (scope) => {
    // Whatever a mail program sends along, as a form or as parts of one, says nothing that the link does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.post(followPath, options, async (request, reply) => {
      const follow = await follows.confirm(await readToken(request));
      return follow === undefined
        ? ended(reply)
        : following(reply, follow, await findLinkBrand(db, follow.org_id));
    });
    scope.post(unfollowPath, options, async (request, reply) => {
      const follow = await follows.stop(await readToken(request));
      return stopped(reply, follow, follow && (await findLinkBrand(db, follow.org_id)));
    });
  });
}
