import { findPageBrand } from '@rostrum/identity';
import { errorEnvelope, publicPaths, z } from '@rostrum/contracts';
import { guestQuestions, helpfulWords } from '@rostrum/contracts/qanda';
import { sendPlainPage } from '@rostrum/server-kit/http';
import type { Database } from '@rostrum/server-kit/database';
import { html } from '@rostrum/server-kit/module';
import type { FastifyInstance } from 'fastify';
import { readValues, style } from '../inquiry-pages/index.ts';

const voteAnswer = z.object({ data: guestQuestions.voteHelpful.response });

/** The vote without script: the button of the question's page sends a form here. A caller of the visitors' call like any other. */
export function helpfulVoteEndpoint(
  app: FastifyInstance,
  { db, config }: { db: Database; config: { publicUrl: string } },
): void {
  const host = new URL(config.publicUrl).host;
  app.post(
    '/organizations/:company/questions/helpful',
    { config: { policy: 'page' } },
    async (request, reply) => {
      const company = readValues(request.params)['company'] ?? '';
      const answer = await app.inject({
        method: 'POST',
        url: guestQuestions.voteHelpful.path,
        remoteAddress: request.ip,
        headers: { host, 'user-agent': request.headers['user-agent'] ?? '' },
        payload: { company_username: company, question_id: readValues(request.body)['question'] ?? '' },
      });
      const brand = await findPageBrand(db, company);
      if (answer.statusCode >= 400) {
        const { error } = errorEnvelope.parse(answer.json());
        return sendPlainPage(reply, {
          brand,
          status: answer.statusCode,
          title: 'Your vote was not counted',
          body: html`<p>${answer.statusCode === 400 ? 'Open the question again and press the button there.' : error.message}</p><p><a href="${publicPaths.organisation(company)}">Back to the organisation</a></p>`,
          style,
        });
      }
      const { outcome, question } = voteAnswer.parse(answer.json()).data;
      return sendPlainPage(reply, {
        brand,
        title: question.text,
        body: html`<p role="status">${helpfulWords[outcome]}</p><p><a href="${publicPaths.question(company, question.slug)}">Back to the question</a></p>`,
        style,
      });
    },
  );
}
