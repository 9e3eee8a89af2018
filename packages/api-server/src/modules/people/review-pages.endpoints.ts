import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from '@rostrum/contracts';
import { findLinkBrand } from '@rostrum/identity';
import { isBusinessError, RateLimitError } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { readParameter, sendPlainPage } from '@rostrum/server-kit/http';
import type { Limits } from '@rostrum/server-kit/limits';
import { html } from '@rostrum/server-kit/module';
import { createAnswerReviewService, type ReviewView } from './answer-review.service.ts';
import { reviewPath } from './review-link.ts';
import { reviewOver, reviewPage, reviewStyle as style } from './review-page.ts';

const options = { config: { policy: 'page' } } as const;
const given = z.object({ answer: z.enum(['correct', 'left']) });

/** Opening a link confirms nothing, because mail scanners open links; a button of the page does. */
export function reviewEndpoints(
  app: FastifyInstance,
  { db, limits, clock }: { db: Database; limits: Limits; clock: () => Date },
): void {
  const answers = createAnswerReviewService({ db, clock });

  async function readToken(request: FastifyRequest): Promise<string> {
    const rule = { name: 'person-review-links', points: 60, seconds: 60 };
    const left = await limits.consume({ ...rule, key: limits.addressKey(request.ip) });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    return readParameter(request, 'token');
  }

  async function sendView(reply: FastifyReply, view: ReviewView): Promise<FastifyReply> {
    const brand = await findLinkBrand(db, view.person.orgId);
    return view.over === null
      ? sendPlainPage(reply, {
          brand,
          title: `Is your profile still correct, ${view.person.firstname}?`,
          body: reviewPage(view),
          style,
        })
      : sendPlainPage(reply, { ...reviewOver(view), style, brand });
  }

  async function withLink(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (token: string) => Promise<ReviewView>,
  ): Promise<FastifyReply> {
    try {
      return await sendView(reply, await work(await readToken(request)));
    } catch (error) {
      if (!isBusinessError(error) || error.code !== 'not_found') throw error;
      return sendPlainPage(reply, {
        status: 404,
        title: 'This link is not valid',
        body: html`<p>The link must be complete. Open the latest email about your profile and follow its link.</p>`,
        style,
      });
    }
  }

  app.get(reviewPath, options, (request, reply) => withLink(request, reply, (token) => answers.read(token)));
  app.post(reviewPath, options, (request, reply) =>
    withLink(request, reply, (token) => {
      const sent = given.safeParse(request.body);
      if (!sent.success) return answers.read(token);
      const { id, ip, headers } = request;
      return answers.answer(token, sent.data.answer, { id, ip, userAgent: headers['user-agent'] ?? '' });
    }),
  );
}
