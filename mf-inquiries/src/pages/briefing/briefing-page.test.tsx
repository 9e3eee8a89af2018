import { inquiryBriefings, inquiryClearances, similarInquiries } from '@rostrum/contracts/inquiries';
import {
  contractServer,
  example,
  exampleId,
  handle,
  renderPage,
  screen,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { BriefingPage } from './briefing-page.tsx';

const id = exampleId(1);
const at = '2026-11-19T10:00:00.000Z';
const given = {
  id: exampleId(90),
  writer: { id: exampleId(71), name: 'Jonah Petrie' },
  asked_at: at,
  reply: null,
  steps: [
    {
      id: exampleId(91),
      name: 'Legal',
      approver: { id: exampleId(72), name: 'Wren Abiola' },
      state: 'approved' as const,
      reason: null,
      opened_at: at,
      decided_at: at,
    },
  ],
};
const briefing = {
  ...example(inquiryBriefings.get.response),
  id,
  ref: 'INQ-7K2M9',
  subject: 'Storm surge barriers',
  experts: ['Maren Okonjo-Hale'],
  organisation: { name: 'Northmere University', desk_phone: null, timezone: 'Europe/London' },
  added: [{ text: 'Will it hold in 2050 too?', at }],
  notes: {
    facts: [{ text: 'The barrier was raised in 2019.', detail: 'Annual report' }],
    avoid: [{ text: 'The open tender.', detail: '' }],
  },
  may_edit: false,
};
const server = contractServer(
  handle(inquiryBriefings.get, () => briefing),
  handle(inquiryClearances.list, () => ({ items: [given] })),
  handle(similarInquiries, () => ({ items: [] })),
);

test('the briefing says what the desk added; who cleared what stands beside the sheet and is not printed with it', async () => {
  renderPage(<BriefingPage />, { path: paths.briefing.path, route: paths.briefing.href(id) });
  const sheet = await screen.findByRole('article', { name: 'Briefing' });
  within(sheet).getByText('The barrier was raised in 2019.');
  within(sheet).getByText('The open tender.');
  within(sheet).getByText('Will it hold in 2050 too?');
  const clearances = await screen.findByRole('region', { name: 'Clearances' });
  within(clearances).getByText('Legal');
  within(clearances).getByText(/Wren Abiola/);
  within(clearances).getByText(/^Cleared/);
  expect(within(sheet).queryByText('Legal')).toBeNull();
});

test('inquiries that ask the same stand above past ones, with reference, sender and state', async () => {
  server.use(
    handle(similarInquiries, () => ({
      items: [],
      same: [
        {
          id: crypto.randomUUID(),
          ref: 'INQ-7K2QX',
          subject: 'Why did the dam break?',
          sender: 'Mara Klein',
          organization: 'The Courier',
          status: 'open' as const,
          created_at: at,
        },
      ],
    })),
  );
  renderPage(<BriefingPage />, { path: paths.briefing.path, route: paths.briefing.href(id) });
  const same = await screen.findByRole('region', { name: 'Asks the same' });
  within(same).getByRole('link', { name: 'Why did the dam break?' });
  within(same).getByText(/^INQ-7K2QX · The Courier · Open · /);
  expect(screen.queryByRole('region', { name: 'Similar past inquiries' })).toBeNull();
});
