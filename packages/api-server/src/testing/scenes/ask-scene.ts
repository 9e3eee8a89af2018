import { inquiries, sentInquiries, type InquiryDetail, type RouteBody } from '@rostrum/contracts';
import { inquiryAsks, linkAsks } from '@rostrum/contracts/inquiries';
import { inquiryScene } from './inquiry-scene.ts';

const key = () => crypto.randomUUID();

/** An open media inquiry to one expert, and two colleagues without accounts who could be asked as well. */
export async function askScene(options: Parameters<typeof inquiryScene>[0] = {}) {
  const scene = await inquiryScene(options);
  const { server, orgId, administrator, journalist } = scene;
  const colleague = (firstname: string, lastname: string, email: string) =>
    server.given.person(orgId, { firstname, lastname, email, department: 'Engineering' });
  const bram = await colleague('Bram', 'Oyelaran', 'bram@northmere.example');
  const idris = await colleague('Idris', 'Falk', 'idris@northmere.example');
  const { id } = await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: key() });
  const params = { id };
  const read = () => administrator.call(inquiries.get, { params });
  return {
    ...scene,
    params,
    bram,
    idris,
    read,
    /** The desk asks, from the newest version unless the body says another. */
    async ask(
      personIds: readonly string[],
      more: Partial<RouteBody<typeof inquiryAsks.ask>> = {},
    ): Promise<InquiryDetail> {
      const { version } = await read();
      return administrator.call(inquiryAsks.ask, {
        params,
        body: { version, person_ids: [...personIds], text: 'Does the barrier still hold?', ...more },
        idempotencyKey: key(),
      });
    },
    /** The expert answers by the link of an email. */
    answer: (token: string, body: RouteBody<typeof linkAsks.answer>) =>
      server.call(linkAsks.answer, { params: { token }, body, idempotencyKey: key() }),
    /** The token of the newest mail to an address that carries a link to answer. */
    async tokenFor(email: string): Promise<string> {
      const mails = (await scene.mails()).filter(({ toEmail }) => toEmail === email);
      const token = mails.map(({ text }) => /\/inquiries\/ask\/([\w-]+)/.exec(text)?.[1]).find(Boolean);
      if (token === undefined) throw new Error(`No mail with a link went to ${email}.`);
      return token;
    },
    async [Symbol.asyncDispose]() {
      await scene[Symbol.asyncDispose]();
    },
  };
}
