import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorEnvelope, guestInquiries } from '@rostrum/contracts';
import {
  checkInquiry,
  fieldPathOf,
  inFormOrder,
  nameField,
  ownFields,
  requiredOf,
  toFormPath,
  type InquiryProblem,
} from '@rostrum/inquiry-form';
import { createGuestFormFiles, type GuestFormFilesDeps } from '../uploads/index.ts';
import type { Secrets } from '@rostrum/server-kit';
import type { SafeHtml } from '@rostrum/server-kit/module';
import type { PublicProfileDeps } from '../public-profiles/index.ts';
import type { Addressee } from './addressee.ts';
import { readAlsoAsked } from './also-ask.ts';
import { emptyForm, inquiryForm, sentPage, typePage, type FormPage } from './form-page.ts';
import { keyOfText } from './key-of-text.ts';
import { readSentForm } from './read-sent-form.ts';
import { readSentType, readType, readValues } from './form-values.ts';
import { toCandidate } from './to-candidate.ts';

export interface InquiryFormDeps extends GuestFormFilesDeps, Pick<PublicProfileDeps, 'semantics'> {
  clock: () => Date;
  config: { publicUrl: string };
  secrets: Secrets;
}

/** One step of the form, without what stands around it. */
export interface InquiryStep {
  title: string;
  /** Said before the title in the name of the window. */
  hint?: string;
  status?: number;
  body: SafeHtml;
}

const isKey = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{16,128}$/.test(text);

/** Files are asked for before the box that consents. */
function putBeforeConsent(
  problems: readonly InquiryProblem[],
  ofFiles: readonly InquiryProblem[],
): InquiryProblem[] {
  const consent = problems.findIndex(({ path }) => path === 'consent');
  return problems.toSpliced(consent === -1 ? problems.length : consent, 0, ...ofFiles);
}

/**
 * The steps of the inquiry form without script: kind, form, receipt. It is a caller of the guests' call like any other, so
 * that checks, limits and the key that makes a repeated send count once are the same. `send` draws what stands around a step.
 */
export function createInquiryForms(
  app: FastifyInstance,
  { clock, config, secrets, ...deps }: InquiryFormDeps,
  send: (reply: FastifyReply, addressee: Addressee, step: InquiryStep) => Promise<FastifyReply>,
) {
  const host = new URL(config.publicUrl).host;
  const formFiles = createGuestFormFiles(deps);

  function sendForm(reply: FastifyReply, form: FormPage, key: string): Promise<FastifyReply> {
    const isRefused = form.failure !== undefined || form.problems.length > 0;
    return send(reply, form.addressee, {
      title: `Inquiry to ${form.addressee.name}`,
      ...(isRefused && { hint: 'Not sent yet.' }),
      status: isRefused ? 422 : 200,
      body: inquiryForm(form, key),
    });
  }

  const sendTypes = (reply: FastifyReply, addressee: Addressee) =>
    send(reply, addressee, { title: `Inquiry to ${addressee.name}`, body: typePage(addressee) });

  return {
    /** The form of the kind that the address names, else the choice of a kind. */
    show(request: FastifyRequest, reply: FastifyReply, addressee: Addressee): Promise<FastifyReply> {
      const type = readType(readValues(request.query), addressee.types);
      if (type === undefined) return sendTypes(reply, addressee);
      return sendForm(reply, emptyForm(addressee, type, clock()), randomUUID());
    },

    /** Takes what was filled in: the receipt, or the form again with what was typed and what is wrong with it. */
    async submit(request: FastifyRequest, reply: FastifyReply, addressee: Addressee): Promise<FastifyReply> {
      const { values, files } = await readSentForm(request, formFiles);
      const now = clock();
      const type = readSentType(values);
      if (type === undefined) return sendTypes(reply, addressee);
      const given = isKey(values['key']) ? values['key'] : undefined;
      const key = given ?? randomUUID();
      const form = { addressee, type, values, files, now };
      if (!addressee.types.includes(type)) {
        const message = `${addressee.name} does not take this kind of inquiry at the moment. Choose another one.`;
        return sendForm(
          reply,
          { ...form, problems: [{ path: 'type', ...nameField(type, 'type'), message }] },
          key,
        );
      }
      const added = ownFields([addressee.asking], type);
      const { submission, problems } = checkInquiry(
        toCandidate(type, values, addressee, { files, now }),
        now.getTime(),
        requiredOf(addressee.form, type),
        added,
      );
      const refused = files.refusals.map((message) => ({ path: 'attachments', label: 'Files', message }));
      if (submission === null || refused.length > 0)
        return sendForm(reply, { ...form, problems: putBeforeConsent(problems, refused) }, key);
      const answer = await app.inject({
        method: 'POST',
        url: guestInquiries.send.path,
        remoteAddress: request.ip,
        headers: {
          host,
          'idempotency-key':
            given ?? keyOfText(secrets, request, { ...submission, filled_seconds: undefined }),
          'user-agent': request.headers['user-agent'] ?? '',
        },
        payload: submission,
      });
      if (answer.statusCode === guestInquiries.send.status)
        return send(reply, addressee, {
          title: `Sent to ${addressee.name}`,
          body: sentPage(
            addressee,
            guestInquiries.send.response.parse(answer.json<{ data: unknown }>().data),
            readAlsoAsked(addressee, type, values),
          ),
        });
      const { error } = errorEnvelope.parse(answer.json());
      const found = (error.fields ?? []).map(({ path, message }) => {
        const own = fieldPathOf(toFormPath(addressee.companyUsername, path));
        return { path: own, label: nameField(type, own, added).label, message };
      });
      return sendForm(
        reply,
        { ...form, problems: inFormOrder(found), ...(found.length === 0 && { failure: error.message }) },
        // A key stands for one text: after a change the next attempt is another one.
        randomUUID(),
      );
    },
  };
}
