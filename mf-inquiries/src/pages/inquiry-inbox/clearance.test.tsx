import {
  inquiryAttachments,
  inquiryClearances,
  inquiryDrafts,
  type InquiryClearance,
} from '@rostrum/contracts/inquiries';
import { exampleId, fireEvent, handle, screen, userEvent, waitFor, within } from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { setUpInbox } from './testing/set-up-inbox.tsx';

const { openFirst, reset, scene, server } = setUpInbox();
beforeEach(reset);

const me = { id: exampleId(70), name: 'Robin Hale' };
const jonah = { id: exampleId(71), name: 'Jonah Petrie' };
const at = '2026-11-19T10:00:00.000Z';
const waits = (part: Partial<InquiryClearance>): InquiryClearance => ({
  id: exampleId(90),
  writer: jonah,
  asked_at: at,
  reply: {
    id: exampleId(90),
    text: 'She has time at noon.',
    send_at: at,
    returned_because: null,
    attachments: [],
  },
  steps: [
    {
      id: exampleId(91),
      name: 'Legal',
      approver: me,
      state: 'pending',
      reason: null,
      opened_at: at,
      decided_at: null,
    },
    {
      id: exampleId(92),
      name: 'Press office',
      approver: jonah,
      state: 'waiting',
      reason: null,
      opened_at: null,
      decided_at: null,
    },
  ],
  ...part,
});

test('whose turn it is reads the reply and clears it or says what has to change; nothing else is sent meanwhile', async () => {
  scene.clearances = [waits({})];
  const decided: unknown[] = [];
  server.use(
    handle(inquiryClearances.decide, ({ body }) => {
      decided.push(body);
      return { sent: false };
    }),
  );
  openFirst();
  const strip = await screen.findByRole('region', { name: 'Reply that waits for clearance' });
  within(strip).getByText('The reply by Jonah Petrie waits for clearance: Legal');
  within(strip).getByText('She has time at noon.');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Reply to/ })).toBeNull());
  const user = userEvent.setup();
  await user.click(within(strip).getByRole('button', { name: /Do not clear$/ }));
  fireEvent.change(within(strip).getByLabelText('What has to change'), {
    target: { value: 'Leave the time out.' },
  });
  await user.click(within(strip).getByRole('button', { name: /Return to Jonah Petrie$/ }));
  await waitFor(() =>
    expect(decided).toEqual([{ step_id: exampleId(91), approve: false, reason: 'Leave the time out.' }]),
  );
});

test('a colleague whose turn it is not reads how far it is and clears nothing', async () => {
  const [legal, press] = waits({}).steps;
  if (!legal || !press) throw new Error('Two steps.');
  scene.clearances = [waits({ steps: [{ ...legal, approver: jonah }, press] })];
  openFirst();
  const strip = await screen.findByRole('region', { name: 'Reply that waits for clearance' });
  expect(within(strip).queryByRole('button', { name: /Clear reply$/ })).toBeNull();
  within(strip).getByText('Comes after the step before');
});

test('a reply is given to colleagues to clear, in the order of the steps', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(inquiryClearances.ask, ({ body }) => {
      asked.push(body);
      return { id: exampleId(90), text: body.body, send_at: at, returned_because: null, attachments: [] };
    }),
    handle(inquiryDrafts.get, () => scene.writing),
  );
  openFirst();
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: /Reply to/ });
  fireEvent.change(field, { target: { value: 'She has time at noon.' } });
  await user.click(screen.getByRole('button', { name: /Ask for clearance$/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /Ask for clearance$/ }));
  within(dialog).getByText(/Enter a name for each step/);
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Step 1' }), { target: { value: 'Legal' } });
  await user.click(within(dialog).getByRole('combobox', { name: 'Who clears step 1' }));
  await user.click(await screen.findByText('Jonah Petrie', { selector: '.ant-select-item-option-content' }));
  await user.click(within(dialog).getByRole('button', { name: /Ask for clearance$/ }));
  await waitFor(() =>
    expect(asked).toMatchObject([
      { body: 'She has time at noon.', steps: [{ name: 'Legal', approver_id: jonah.id }] },
    ]),
  );
});

test('where the type needs clearance, Send asks for it with the planned steps, and closing the dialog keeps the text', async () => {
  scene.plan = { steps: [{ name: 'Consent', approver_id: jonah.id }], is_required: true };
  const asked: unknown[] = [];
  server.use(
    handle(inquiryClearances.ask, ({ body }) => {
      asked.push(body);
      return { id: exampleId(90), text: body.body, send_at: at, returned_because: null, attachments: [] };
    }),
  );
  openFirst();
  const user = userEvent.setup();
  await screen.findByText('Replies to Media inquiries are cleared first: Consent.');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reply to/ });
  fireEvent.change(field, { target: { value: 'She has time at noon.' } });
  const [send, ...others] = screen.getAllByRole('button', { name: /Ask for clearance/ });
  expect(others).toEqual([]);
  if (!send) throw new Error('There is a button.');
  await user.click(send);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Cancel$/ }));
  await screen.findByText(/clearance was not asked for\. Your text is kept/);
  expect(field.value).toBe('She has time at noon.');
  await user.click(send);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('textbox', { name: 'Step 1' })).toHaveProperty('readOnly', true);
  await within(dialog).findByText('Jonah Petrie');
  await user.click(within(dialog).getByRole('button', { name: /Ask for clearance$/ }));
  await waitFor(() =>
    expect(asked).toMatchObject([
      { body: 'She has time at noon.', steps: [{ name: 'Consent', approver_id: jonah.id }] },
    ]),
  );
  await waitFor(() => expect(field.value).toBe(''));
});

test('a file that goes with the reply can be opened before it is cleared', async () => {
  const { reply, ...rest } = waits({});
  if (!reply) throw new Error('It waits.');
  const file = {
    id: exampleId(95),
    name: 'statement.pdf',
    size: 2048,
    kind: 'document' as const,
    scan: 'not_scanned' as const,
  };
  scene.clearances = [{ ...rest, reply: { ...reply, attachments: [file] } }];
  const opened: string[] = [];
  server.use(
    handle(inquiryAttachments.open, ({ params }) => {
      opened.push(params.attachment_id);
      return { path: '/files/statement.pdf' };
    }),
  );
  openFirst();
  const strip = await screen.findByRole('region', { name: 'Reply that waits for clearance' });
  await userEvent.setup().click(within(strip).getByRole('button', { name: /statement\.pdf/ }));
  await waitFor(() => expect(opened).toEqual([exampleId(95)]));
});
