import { events, inquiries, type InquiryDetail } from '@rostrum/contracts';
import {
  deskDuties,
  inquiryClearances,
  inquiryDrafts,
  inquirySorting,
  inquiryViewers,
  mailingLists,
  ownAsks,
  savedInquiryViews,
  similarInquiries,
  type InquiryClearance,
  type InquiryClearancePlan,
  type InquiryDraft,
  type InquiryWriting,
} from '@rostrum/contracts/inquiries';
import {
  contractServer,
  example,
  exampleId,
  exampleInquiry,
  exampleInquiryDetail,
  handle,
  hang,
  renderPage,
  testSession,
  type RenderPageOptions,
} from '@rostrum/test-support';
import { paths } from '../../../paths.ts';
import { InquiryInboxPage } from '../inquiry-inbox-page.tsx';

const noDraft: InquiryDraft = { text: '', version: 0, saved_at: null };
const nothingWritten = (): InquiryWriting => ({
  reply: noDraft,
  note: noDraft,
  held: null,
  attachments: { reply: [], note: [] },
  held_by_others: [],
});

/** An inbox with one inquiry, and a desk of two; called once in each file; `reset` goes before each test. */
export function setUpInbox() {
  const first = exampleInquiry(1);
  const scene: {
    detail: InquiryDetail;
    writing: InquiryWriting;
    clearances: InquiryClearance[];
    plan: InquiryClearancePlan | null;
  } = {
    plan: null,
    clearances: [],
    detail: exampleInquiryDetail(first),
    writing: nothingWritten(),
  };
  // Options and views come before the inquiry itself, whose address looks like theirs.
  const server = contractServer(
    handle(inquirySorting.options, () => ({ experts: [], tags: [], countries: [] })),
    handle(savedInquiryViews.list, () => ({ items: [] })),
    handle(deskDuties.get, () => ({ timezone: 'Europe/London', duty: null })),
    handle(inquiries.assignees, () => ({
      items: [
        { id: exampleId(70), name: 'Robin Hale', image: null, role: 'administrator' as const },
        { id: exampleId(71), name: 'Jonah Petrie', image: null, role: 'agent' as const },
      ],
    })),
    handle(inquiries.list, () => ({ ...example(inquiries.list.response), items: [first], total: 1 })),
    handle(inquiries.get, () => scene.detail),
    handle(inquiryClearances.list, () => ({ items: scene.clearances, plan: scene.plan })),
    handle(inquiryViewers.present, () => ({ others: [] })),
    handle(inquiryViewers.leave, () => ({ left: true as const })),
    handle(similarInquiries, () => ({ items: [] })),
    handle(inquiryDrafts.get, () => scene.writing),
    handle(inquiryDrafts.save, ({ params: { mode }, body }) => {
      const draft = {
        text: body.text,
        version: body.version + 1,
        saved_at: new Date().toISOString(),
      };
      scene.writing = { ...scene.writing, [mode]: draft };
      return draft;
    }),
    handle(inquiryDrafts.hold, ({ body }) => {
      const held = {
        id: exampleId(90),
        text: body.body,
        send_at: new Date(Date.now() + 10_000).toISOString(),
        returned_because: null,
        attachments: [],
      };
      const { version } = scene.writing.reply;
      scene.writing = { ...scene.writing, held, reply: { ...noDraft, version: version + 1 } };
      return held;
    }),
    handle(mailingLists.deliveries, () => ({ items: [] })),
    handle(ownAsks.list, () => ({ items: [] })),
    hang(events.live),
  );
  const reset = () => {
    scene.detail = exampleInquiryDetail(first);
    scene.writing = nothingWritten();
    scene.clearances = [];
    scene.plan = null;
    sessionStorage.clear();
  };
  const me = testSession('administrator', { identifier: exampleId(70) });
  const openFirst = (session: RenderPageOptions['session'] = me) =>
    renderPage(<InquiryInboxPage />, {
      route: paths.detail.href(first.id),
      path: '/dashboard/inquiries/:id?',
      session,
    });
  return { first, scene, server, openFirst, reset };
}
