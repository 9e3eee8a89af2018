import { randomUUID } from 'node:crypto';
import { checkForm, errorEnvelope, getBody, z } from '@rostrum/contracts';
import { guestQuestions, type AnsweredQuestion } from '@rostrum/contracts/qanda';
import { isBusinessError } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { sendPlainPage, type PlainPageBrand } from '@rostrum/server-kit/http';
import { html } from '@rostrum/server-kit/module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFilledSeconds, readValues, style, toShown } from '../inquiry-pages/index.ts';
import { createPublicProfileService } from '../public-profiles/index.ts';
import { answeredPage, answeredStyle, editField } from './answered-page.ts';
import { questionForm, receivedPage, reviewedField, type QuestionForm } from './question-form.ts';

interface QuestionPagesDeps {
  db: Database;
  clock: () => Date;
  config: { publicUrl: string };
}

const page = { config: { policy: 'page' } } as const;
const path = '/organizations/:company/questions/ask';
const answered = z.object({ data: guestQuestions.findAnswered.response });
const isKey = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{16,128}$/.test(text);

/** The form is a caller of the guests' call like any other, so that checks and limits are the same. */
export function questionPagesEndpoints(app: FastifyInstance, { db, clock, config }: QuestionPagesDeps): void {
  const profiles = createPublicProfileService({ db, clock });
  const host = new URL(config.publicUrl).host;
  const titleOf = ({ name }: QuestionForm['organisation']) => `Question to ${name}`;
  const toBrand = (organisation: QuestionForm['organisation']): PlainPageBrand => ({
    name: organisation.name,
    companyUsername: organisation.company_username,
    logo: organisation.logo,
    logoDark: organisation.logo_dark,
  });

  const sendForm = (reply: FastifyReply, form: QuestionForm) => {
    const isRefused = form.failure !== undefined || form.state.errors.size > 0;
    return sendPlainPage(reply, {
      brand: toBrand(form.organisation),
      title: titleOf(form.organisation),
      hint: isRefused && 'Not sent yet.',
      status: isRefused ? 422 : 200,
      body: questionForm(form),
      style,
    });
  };

  async function withOrganisation(
    reply: FastifyReply,
    params: unknown,
    answer: (organisation: QuestionForm['organisation']) => FastifyReply | Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      const company = readValues(params)['company'] ?? '';
      return await answer(
        await profiles.organisation({ company_username: company }, { page_from: 0, page_size: 1 }),
      );
    } catch (error) {
      if (!isBusinessError(error) || (error.code !== 'not_found' && error.code !== 'gone')) throw error;
      const [status, title] =
        error.code === 'gone' ? ([410, 'No longer published'] as const) : ([404, 'Not found'] as const);
      return sendPlainPage(reply, { status, title, body: html`<p>${error.message}</p>` });
    }
  }

  const send = (
    request: FastifyRequest,
    url: string,
    payload: object,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: request.ip,
      headers: { ...headers, host, 'user-agent': request.headers['user-agent'] ?? '' },
      payload,
    });

  /** Returns nothing where answers cannot be looked for: a question is then sent without. */
  async function findAnswered(request: FastifyRequest, question: object): Promise<AnsweredQuestion[]> {
    const answer = await send(request, guestQuestions.findAnswered.path, question);
    return answer.statusCode === guestQuestions.findAnswered.status
      ? answered.parse(answer.json()).data.items
      : [];
  }

  app.get(path, page, async (request, reply) =>
    withOrganisation(reply, request.params, (organisation) =>
      sendForm(reply, {
        organisation,
        state: { values: {}, errors: new Map() },
        key: randomUUID(),
        shown: toShown(clock()),
      }),
    ),
  );

  app.post(path, page, async (request, reply) =>
    withOrganisation(reply, request.params, async (organisation) => {
      const values = readValues(request.body);
      const now = clock();
      const shown = values['shown'] ?? toShown(now);
      const refuse = (errors: ReadonlyMap<string, string>, failure?: string) =>
        // A key stands for one text: after a change the next attempt is another one.
        sendForm(reply, { organisation, state: { values, errors }, key: randomUUID(), shown, failure });
      const { company_username } = organisation;
      const { text = '', details = '', name = '', email = '' } = values;
      const question = {
        company_username,
        text,
        details,
        name,
        email,
        homepage: values['homepage']?.slice(0, 300),
        filled_seconds: readFilledSeconds(values['shown'], now),
      };
      if (values[editField] !== undefined) return refuse(new Map());
      // Checked here as a form is, whose words for each fault are those of the whole product.
      const { faults } = checkForm(getBody(guestQuestions.send), question);
      if (faults) return refuse(new Map(faults.map((fault) => [fault.path.join('.'), fault.message])));
      const key = isKey(values['key']) ? values['key'] : randomUUID();
      if (values[reviewedField] !== 'yes' && !question.homepage) {
        const items = await findAnswered(request, { company_username, text });
        if (items.length > 0)
          return sendPlainPage(reply, {
            brand: toBrand(organisation),
            title: titleOf(organisation),
            hint: 'Not sent yet.',
            body: answeredPage({ organisation, values, items, key, shown }),
            style: html`${style}${answeredStyle}`,
          });
      }
      const answer = await send(request, guestQuestions.send.path, question, { 'idempotency-key': key });
      if (answer.statusCode === guestQuestions.send.status)
        return sendPlainPage(reply, {
          brand: toBrand(organisation),
          title: titleOf(organisation),
          body: receivedPage(organisation),
          style,
        });
      const { error } = errorEnvelope.parse(answer.json());
      const errors = new Map((error.fields ?? []).map(({ path: field, message }) => [field, message]));
      return refuse(errors, errors.size === 0 ? error.message : undefined);
    }),
  );
}
