import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkForm, cutText } from '@rostrum/contracts';
import { readSourceLines, toSourceLines } from '@rostrum/contracts/qanda';
import { isBusinessError, RateLimitError, type RequestInfo } from '@rostrum/server-kit';
import { readParameter, sendPlainPage } from '@rostrum/server-kit/http';
import type { Limits } from '@rostrum/server-kit/limits';
import { html } from '@rostrum/server-kit/module';
import { readValues, style } from '../inquiry-pages/index.ts';
import { answerPath, createLinkAnswerService, toText, type LinkedQuestion } from '../questions/index.ts';
import { answerForm, answerOver, answerSchema } from './answer-page.ts';

export type AnswerPagesDeps = Parameters<typeof createLinkAnswerService>[0] & { limits: Limits };

type Values = Readonly<Record<string, string>>;
interface Refusal {
  values: Values;
  errors: ReadonlyMap<string, string>;
  failure: string | null;
}

const page = { config: { policy: 'page' } } as const;
const longestNote = 500;

const requestOf = ({ id, ip, headers }: FastifyRequest): RequestInfo => ({
  id,
  ip,
  userAgent: headers['user-agent'] ?? '',
});

const valuesOf = ({ answer }: LinkedQuestion): Values =>
  answer === undefined
    ? {}
    : {
        body: toText(answer.bodyHtml),
        pull_quote: answer.pullQuote ?? '',
        sources: toSourceLines(answer.sources),
      };

/** The page on which an expert answers behind a link. Opening it sends nothing; its buttons do. */
export function answerPagesEndpoints(
  app: FastifyInstance,
  { db, clock, limits, mail, config }: AnswerPagesDeps,
): void {
  const answers = createLinkAnswerService({ db, clock, mail, config });

  function sendView(reply: FastifyReply, view: LinkedQuestion, refusal?: Refusal): FastifyReply {
    const { question, answer } = view;
    const brand = view.organisation;
    if (question === null) return sendPlainPage(reply, { ...answerOver(view), style, brand });
    return sendPlainPage(reply, {
      title: question.text,
      hint: refusal && 'Not sent yet.',
      status: refusal ? 422 : 200,
      body: answerForm({
        view,
        question,
        status: answer?.status,
        version: answer?.version,
        state: refusal ?? { values: valuesOf(view), errors: new Map() },
        failure: refusal?.failure ?? null,
      }),
      style,
      brand,
    });
  }

  async function withLink(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (token: string) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const rule = { name: 'question-answer-links', points: 60, seconds: 60 };
    const left = await limits.consume({ ...rule, key: limits.addressKey(request.ip) });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    try {
      return await work(readParameter(request, 'token'));
    } catch (error) {
      if (!isBusinessError(error) || error.code !== 'not_found') throw error;
      return sendPlainPage(reply, {
        status: 404,
        title: 'This link is not valid',
        body: html`<p>The link must be complete. Open the latest email about the question and follow its link.</p>`,
      });
    }
  }

  async function send(
    token: string,
    values: Values,
    request: RequestInfo,
  ): Promise<LinkedQuestion | Refusal> {
    if (values['action'] === 'decline')
      return answers.decline(token, cutText((values['note'] ?? '').trim(), longestNote), request);
    const version = Number(values['version']);
    const { body, faults } = checkForm(answerSchema, {
      body: values['body'] ?? '',
      pull_quote: values['pull_quote'] ?? '',
      sources: readSourceLines(values['sources'] ?? ''),
      submit: true,
      ...(Number.isInteger(version) && version > 0 && { version }),
    });
    if (faults)
      return {
        values,
        errors: new Map(faults.map(({ path, message }) => [String(path[0]), message])),
        failure: null,
      };
    const { body: text, sources = [], pull_quote = '', version: based } = body;
    return answers.answer(token, { body: text, sources, pull_quote, version: based }, request);
  }

  app.get(answerPath, page, async (request, reply) =>
    withLink(request, reply, async (token) => sendView(reply, await answers.read(token))),
  );

  app.post(answerPath, page, async (request, reply) =>
    withLink(request, reply, async (token) => {
      const values = readValues(request.body);
      try {
        const sent = await send(token, values, requestOf(request));
        return 'errors' in sent ? sendView(reply, await answers.read(token), sent) : sendView(reply, sent);
      } catch (error) {
        if (!isBusinessError(error) || error.code === 'not_found') throw error;
        const errors = new Map((error.fields ?? []).map(({ path, message }) => [path, message]));
        const failure = errors.size === 0 ? error.message : null;
        return sendView(reply, await answers.read(token), { values, errors, failure });
      }
    }),
  );
}
