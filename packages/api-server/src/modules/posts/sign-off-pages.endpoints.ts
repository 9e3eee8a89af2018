import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from '@rostrum/contracts';
import { signOffStates } from '@rostrum/contracts/posts';
import { isBusinessError, RateLimitError, type RequestInfo } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { readParameter, sendPlainPage } from '@rostrum/server-kit/http';
import type { Limits } from '@rostrum/server-kit/limits';
import { html } from '@rostrum/server-kit/module';
import { createAnswerSignOffService, type SignOffView } from './answer-sign-off.service.ts';
import { createSignOffFlow, type SignOffDeps } from './sign-off-flow.ts';
import { signOffOver, signOffPage, signOffStyle as style } from './sign-off-page.ts';
import { signOffPath } from './sign-off-url.ts';

const options = { config: { policy: 'page' } } as const;
const given = z.object({
  answer: z.enum(signOffStates).exclude(['asked']),
  digest: z.string().max(64),
  note: z.string().trim().max(1000),
});

const requestOf = ({ id, ip, headers }: FastifyRequest): RequestInfo => ({
  id,
  ip,
  userAgent: headers['user-agent'] ?? '',
});

/** Opening a link answers nothing, because mail scanners open links; a button of the page does. */
export function signOffEndpoints(
  app: FastifyInstance,
  deps: SignOffDeps & { db: Database; limits: Limits },
): void {
  const { db, limits, clock } = deps;
  const answers = createAnswerSignOffService({ db, clock, flow: createSignOffFlow(deps) });

  async function readToken(request: FastifyRequest): Promise<string> {
    const rule = { name: 'post-signoff-links', points: 60, seconds: 60 };
    const left = await limits.consume({ ...rule, key: limits.addressKey(request.ip) });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    return readParameter(request, 'token');
  }

  function sendView(
    reply: FastifyReply,
    view: SignOffView,
    { isClean = false, note = '', problem = null as string | null, isNoteAtFault = false } = {},
  ): FastifyReply {
    const { text } = view;
    const brand = view.organisation;
    if (text === null) return sendPlainPage(reply, { ...signOffOver(view), style, brand });
    return sendPlainPage(reply, {
      title: `Please check this text, ${view.firstname}`,
      hint: problem !== null && 'Not sent yet.',
      status: problem === null ? 200 : 422,
      body: signOffPage({ view, text, isClean, note, problem, isNoteAtFault }),
      style,
      brand,
    });
  }

  const sendMissing = (reply: FastifyReply) =>
    sendPlainPage(reply, {
      status: 404,
      title: 'This link is not valid',
      body: html`<p>The link must be complete. Open the latest email about the text and follow its link.</p>`,
      style,
    });

  async function withLink(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (token: string) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      return await work(await readToken(request));
    } catch (error) {
      if (isBusinessError(error) && error.code === 'not_found') return sendMissing(reply);
      throw error;
    }
  }

  app.get(signOffPath, options, async (request, reply) =>
    withLink(request, reply, async (token) => {
      const isClean = z.object({ show: z.literal('clean') }).safeParse(request.query).success;
      return sendView(reply, await answers.read(token), { isClean });
    }),
  );

  app.post(signOffPath, options, async (request, reply) =>
    withLink(request, reply, async (token) => {
      const sent = given.safeParse(request.body);
      if (!sent.success)
        return sendView(reply, await answers.read(token), {
          problem: 'Choose an answer. A note has up to 1,000 characters.',
        });
      try {
        return sendView(reply, await answers.answer(token, sent.data, requestOf(request)));
      } catch (error) {
        if (!isBusinessError(error) || error.code === 'not_found') throw error;
        const atNote = error.fields?.find(({ path }) => path === 'note');
        return sendView(reply, await answers.read(token), {
          note: sent.data.note,
          problem: atNote?.message ?? error.message,
          isNoteAtFault: atNote !== undefined,
        });
      }
    }),
  );
}
