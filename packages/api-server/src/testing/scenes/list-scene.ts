import { guestInquiries, type RouteBody } from '@rostrum/contracts';
import { mailingLists } from '@rostrum/contracts/inquiries';
import { runAsSystem } from '@rostrum/server-kit/database';
import type { AppDeps } from '../../app-deps.ts';
import { modules } from '../../modules.ts';
import { inquiryScene } from './inquiry-scene.ts';
import { createListDelivery } from '../../modules/mailing-lists/list-delivery.ts';

type List = RouteBody<typeof mailingLists.add>;
type Options = Parameters<typeof inquiryScene>[0];

/** An organisation with lists, on a server whose clock the test moves. */
export async function listScene({ now, ...options }: Options & { now: string }) {
  const clock = { now: new Date(now) };
  const built: AppDeps[] = [];
  const scene = await inquiryScene({
    servers: 2,
    ...options,
    clock: () => clock.now,
    modules: [...modules, { name: 'catch', routes: (deps) => (built.push(deps), []) }],
  });
  const { server, administrator, media } = scene;
  /** What the job does, by both servers at once. */
  const round = () =>
    runAsSystem('the tests do what the job does', () =>
      Promise.all(built.map((deps) => createListDelivery(deps).round(deps.db, deps.log))),
    );
  /** What lists have sent to an address by now. */
  const mails = async (email: string) => {
    await round();
    return (await scene.mails())
      .filter((mail) => mail.toEmail === email && mail.kind.startsWith('mailing_list.'))
      .toReversed();
  };
  const post = (url: string, payload = '') =>
    server.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const linkIn = async (email: string) =>
    /http:\S+\/confirm\/\S+/.exec((await mails(email)).at(-1)?.text ?? '')?.[0] ?? '';
  return Object.assign(scene, {
    clock,
    built,
    /** Goes to a moment, and signs the administrator in again there. */
    async signInAt(moment: Date) {
      clock.now = moment;
      Object.assign(administrator, await server.signIn(administrator.userId, scene.orgId));
    },
    mailsOfLists: mails,
    post,
    read: (url: string) => server.app.inject({ url: new URL(url).pathname }),
    linkIn,
    add: (list: Partial<List> = {}) =>
      administrator.call(mailingLists.add, {
        body: { name: 'Newsroom', mode: 'each', content: 'full', ...list },
      }),
    subscribe: async (id: string, text: string) =>
      (await administrator.call(mailingLists.subscribe, { params: { id }, body: { text } })).addresses,
    /** Adds an address from outside, which confirms. */
    async confirm(id: string, email: string) {
      await administrator.call(mailingLists.subscribe, { params: { id }, body: { text: email } });
      await post(await linkIn(email));
    },
    send: (more: Parameters<typeof media>[0] = {}) =>
      server.call(guestInquiries.send, {
        body: media({
          email: `sender${crypto.randomUUID().slice(0, 8)}@ledger.example`,
          deadline_at: new Date(clock.now.getTime() + 5 * 3_600_000).toISOString(),
          ...more,
        }),
        idempotencyKey: crypto.randomUUID(),
      }),
    async roundAt(moment: string) {
      clock.now = new Date(moment);
      await round();
    },
  });
}
