import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBusinessError } from '@rostrum/server-kit';
import { sendPlainPage } from '@rostrum/server-kit/http';
import { html } from '@rostrum/server-kit/module';
import { createAddressees, type Addressee } from './addressee.ts';
import { addressOf, style } from './form-page.ts';
import type { DrawInquiryDocument } from './inquiry-document.ts';
import { acceptFormsWithFiles } from './read-sent-form.ts';
import { createInquiryForms, type InquiryFormDeps, type InquiryStep } from './inquiry-forms.ts';

export interface InquiryPagesDeps extends InquiryFormDeps {
  inquiryDocument: DrawInquiryDocument;
}

const page = { config: { policy: 'page' } } as const;

/** The inquiry form for readers without script: below each public page of a person or an organisation. */
export function inquiryPagesEndpoints(
  app: FastifyInstance,
  { inquiryDocument, ...deps }: InquiryPagesDeps,
): void {
  const addressees = createAddressees(deps);
  const forms = createInquiryForms(app, deps, sendPage);

  /** In the frame of the public page it belongs to; as a plain page before the views are built. */
  async function sendPage(reply: FastifyReply, addressee: Addressee, { body, ...page }: InquiryStep) {
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

  function open(
    scope: FastifyInstance,
    path: string,
    find: (params: Record<string, string>) => Promise<Addressee>,
  ): void {
    const finding = (request: FastifyRequest) => () => find(request.params as Record<string, string>);
    scope.get(path, page, async (request, reply) =>
      withAddressee(reply, finding(request), (addressee) => {
        const own = `${addressee.path}/inquiry`;
        const [asked = '', query] = request.url.split('?', 2);
        if (own.toLowerCase() !== asked.toLowerCase() && addressee.usernames.length > 0)
          return reply.redirect(query === undefined ? own : `${own}?${query}`, 301);
        return forms.show(request, reply, addressee);
      }),
    );
    scope.post(path, page, async (request, reply) =>
      withAddressee(reply, finding(request), (addressee) => forms.submit(request, reply, addressee)),
    );
  }

  void app.register(async (scope) => {
    acceptFormsWithFiles(scope);
    open(scope, '/experts/:username/inquiry', ({ username = '' }) => addressees.person(username));
    open(scope, '/staff/:username/inquiry', ({ username = '' }) => addressees.person(username));
    open(scope, '/organizations/:company/inquiry', ({ company = '' }) => addressees.organisation(company));
  });
}
