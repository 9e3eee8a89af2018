import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorEnvelope, guestInquiries } from '@rostrum/contracts';
import { checkInquiry, fieldPathOf, inFormOrder, nameField, requiredOf } from '@rostrum/inquiry-form';
import { isBusinessError, type Secrets } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { sendPlainPage } from '@rostrum/server-kit/http';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { createAddressees, type Addressee } from './addressee.ts';
import { readAlsoAsked } from './also-ask.ts';
import { addressOf, emptyForm, inquiryForm, sentPage, style, typePage, type FormPage } from './form-page.ts';
import type { DrawInquiryDocument } from './inquiry-document.ts';
import { keyOfText } from './key-of-text.ts';
import { readSentType, readType, readValues, type FormValues } from './form-values.ts';
import { toCandidate } from './to-candidate.ts';

interface InquiryPagesDeps {
  db: Database;
  clock: () => Date;
  config: { publicUrl: string };
  secrets: Secrets;
  inquiryDocument: DrawInquiryDocument;
}

interface SentPage {
  title: string;
  hint?: string;
  status?: number;
  body: SafeHtml;
}

const page = { config: { policy: 'page' } } as const;
const isKey = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{16,128}$/.test(text);

/**
 * The inquiry form for readers without script: below each public page of a person or an organisation. It is a caller of
 * the guests' call like any other, so that checks, limits and the key that makes a repeated send count once are the same.
 */
export function inquiryPagesEndpoints(
  app: FastifyInstance,
  { db, clock, config, secrets, inquiryDocument }: InquiryPagesDeps,
): void {
  const addressees = createAddressees({ db, clock });
  const host = new URL(config.publicUrl).host;

  /** In the frame of the public page it belongs to; as a plain page before the views are built. */
  async function sendPage(reply: FastifyReply, addressee: Addressee, { body, ...page }: SentPage) {
    const { status = 200, title, hint } = page;
    const drawn = await inquiryDocument({
      title: hint === undefined ? title : `${hint} ${title}`,
      heading: title,
      path: addressOf(addressee),
      addressee,
      content: body,
    });
    if (drawn) return reply.code(status).headers(drawn.headers).send(drawn.text);
    const back = html`<p><a href="${addressee.path}">${addressee.name}</a></p>${body}`;
    return sendPlainPage(reply, { ...page, body: back, style });
  }

  function sendForm(reply: FastifyReply, form: FormPage, key: string): Promise<FastifyReply> {
    const isRefused = form.failure !== undefined || form.problems.length > 0;
    return sendPage(reply, form.addressee, {
      title: `Inquiry to ${form.addressee.name}`,
      ...(isRefused && { hint: 'Not sent yet.' }),
      status: isRefused ? 422 : 200,
      body: inquiryForm(form, key),
    });
  }

  const sendTypes = (reply: FastifyReply, addressee: Addressee) =>
    sendPage(reply, addressee, { title: `Inquiry to ${addressee.name}`, body: typePage(addressee) });

  /** Whoever cannot be written to answers here as their public page does. */
  async function withAddressee(
    reply: FastifyReply,
    find: () => Promise<Addressee>,
    answer: (addressee: Addressee) => FastifyReply | Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      return await answer(await find());
    } catch (error) {
      if (!isBusinessError(error) || (error.code !== 'not_found' && error.code !== 'gone')) throw error;
      const [status, title] =
        error.code === 'gone' ? ([410, 'No longer published'] as const) : ([404, 'Not found'] as const);
      return sendPlainPage(reply, { status, title, body: html`<p>${error.message}</p>` });
    }
  }

  async function submit(
    request: FastifyRequest,
    reply: FastifyReply,
    addressee: Addressee,
    values: FormValues,
  ) {
    const now = clock();
    const type = readSentType(values);
    if (type === undefined) return sendTypes(reply, addressee);
    const given = isKey(values['key']) ? values['key'] : undefined;
    const key = given ?? randomUUID();
    const form = { addressee, type, values, now };
    if (!addressee.types.includes(type)) {
      const message = `${addressee.name} does not take this kind of inquiry at the moment. Choose another one.`;
      return sendForm(
        reply,
        { ...form, problems: [{ path: 'type', ...nameField(type, 'type'), message }] },
        key,
      );
    }
    const { submission, problems } = checkInquiry(
      toCandidate(type, values, addressee, now),
      now.getTime(),
      requiredOf(addressee.form, type),
    );
    if (submission === null) return sendForm(reply, { ...form, problems }, key);
    const answer = await app.inject({
      method: 'POST',
      url: guestInquiries.send.path,
      remoteAddress: request.ip,
      headers: {
        host,
        'idempotency-key': given ?? keyOfText(secrets, request, submission),
        'user-agent': request.headers['user-agent'] ?? '',
      },
      payload: submission,
    });
    if (answer.statusCode === guestInquiries.send.status)
      return sendPage(reply, addressee, {
        title: `Sent to ${addressee.name}`,
        body: sentPage(
          addressee,
          guestInquiries.send.response.parse(answer.json<{ data: unknown }>().data),
          readAlsoAsked(addressee, type, values),
        ),
      });
    const { error } = errorEnvelope.parse(answer.json());
    const found = (error.fields ?? []).map(({ path, message }) => {
      const own = fieldPathOf(path);
      return { path: own, label: nameField(type, own).label, message };
    });
    return sendForm(
      reply,
      { ...form, problems: inFormOrder(found), ...(found.length === 0 && { failure: error.message }) },
      // A key stands for one text: after a change the next attempt is another one.
      randomUUID(),
    );
  }

  function open(path: string, find: (params: Record<string, string>) => Promise<Addressee>): void {
    const finding = (request: FastifyRequest) => () => find(request.params as Record<string, string>);
    app.get(path, page, async (request, reply) =>
      withAddressee(reply, finding(request), (addressee) => {
        const own = `${addressee.path}/inquiry`;
        const [asked = '', query] = request.url.split('?', 2);
        if (own.toLowerCase() !== asked.toLowerCase() && addressee.usernames.length > 0)
          return reply.redirect(query === undefined ? own : `${own}?${query}`, 301);
        const type = readType(readValues(request.query), addressee.types);
        if (type === undefined) return sendTypes(reply, addressee);
        return sendForm(reply, emptyForm(addressee, type, clock()), randomUUID());
      }),
    );
    app.post(path, page, async (request, reply) =>
      withAddressee(reply, finding(request), (addressee) =>
        submit(request, reply, addressee, readValues(request.body)),
      ),
    );
  }

  open('/experts/:username/inquiry', ({ username = '' }) => addressees.person(username));
  open('/staff/:username/inquiry', ({ username = '' }) => addressees.person(username));
  open('/organizations/:company/inquiry', ({ company = '' }) => addressees.organisation(company));
}
