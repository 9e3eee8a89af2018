import { events, inquiries, type InquiryDetail } from '@rostrum/contracts';
import { mailingLists, ownAsks } from '@rostrum/contracts/inquiries';
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

/** An inbox with one inquiry, and a desk of two; called once in each file; `reset` goes before each test. */
export function setUpInbox() {
  const first = exampleInquiry(1);
  const scene: { detail: InquiryDetail } = { detail: exampleInquiryDetail(first) };
  const server = contractServer(
    handle(inquiries.assignees, () => ({
      items: [
        { id: exampleId(70), name: 'Robin Hale', image: null, role: 'administrator' as const },
        { id: exampleId(71), name: 'Jonah Petrie', image: null, role: 'agent' as const },
      ],
    })),
    handle(inquiries.list, () => ({ ...example(inquiries.list.response), items: [first], total: 1 })),
    handle(inquiries.get, () => scene.detail),
    handle(mailingLists.deliveries, () => ({ items: [] })),
    handle(ownAsks.list, () => ({ items: [] })),
    hang(events.live),
  );
  const reset = () => {
    scene.detail = exampleInquiryDetail(first);
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
