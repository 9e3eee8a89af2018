import { inquiryMerges, type MergeCandidate } from '@rostrum/contracts/inquiries';
import {
  exampleId,
  exampleInquiryDetail,
  handle,
  refuse,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { notificationStore } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import { setUpInbox } from './testing/set-up-inbox.tsx';

const { first, scene, server, openFirst, reset } = setUpInbox();
beforeEach(() => {
  reset();
  scene.detail = { ...scene.detail, allowed: { ...scene.detail.allowed, merge: true } };
});

const candidate = (more: Partial<MergeCandidate> = {}): MergeCandidate => ({
  id: exampleId(80),
  ref: 'INQ-EARLY',
  type: 2,
  subject: 'The barrier in 2050',
  status: 'open',
  created_at: new Date().toISOString(),
  version: 4,
  kept: { id: first.id, ref: first.ref },
  moves: { messages: 2, notes: 1, files: 0, people: ['Maren Okonjo-Hale'], tags: ['surge'], watchers: [] },
  deadline_at: null,
  refused: null,
  ...more,
});

const openDialog = async () => {
  const { user } = openFirst();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with another inquiry' }));
  return { user, dialog: await screen.findByRole('dialog') };
};

test('shows what merging moves before it is done, and what cannot be merged with its reason', async () => {
  const asked: unknown[] = [];
  const refused = candidate({ id: exampleId(81), ref: 'INQ-OTHER', refused: 'One of them is restricted.' });
  server.use(
    handle(inquiryMerges.candidates, () => ({ items: [candidate(), refused] })),
    handle(inquiryMerges.merge, ({ body }) => {
      asked.push(body);
      return exampleInquiryDetail(first);
    }),
  );
  const { user, dialog } = await openDialog();
  const choice = await within(dialog).findByRole('radio', { name: /INQ-EARLY/ });
  expect(choice).toBeChecked();
  expect(within(dialog).getByRole('radio', { name: /One of them is restricted/ })).toBeDisabled();
  expect(dialog).toHaveTextContent(`2 messages and 1 internal note of INQ-EARLY are read in ${first.ref}`);
  expect(dialog).toHaveTextContent(`Maren Okonjo-Hale sees ${first.ref} too`);
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(notificationStore.get().at(-1)).toMatchObject({
      title: `INQ-EARLY was merged into ${first.ref}`,
      undo: { seconds: 10 },
    }),
  );
  expect(asked).toEqual([{ version: 3, other_id: exampleId(80), other_version: 4 }]);
});

test('a refusal is said in the dialog', async () => {
  server.use(
    handle(inquiryMerges.candidates, () => ({ items: [candidate()] })),
    refuse(inquiryMerges.merge, 'invalid_transition', { message: 'INQ-EARLY is Closed.' }),
  );
  const { user, dialog } = await openDialog();
  await user.click(await within(dialog).findByRole('button', { name: 'Merge' }));
  expect(await within(dialog).findByText('INQ-EARLY is Closed.')).toBeInTheDocument();
});

test('a merged inquiry leads to the one that is answered, and can be separated', async () => {
  const separated: string[] = [];
  server.use(
    handle(inquiryMerges.separate, ({ params }) => {
      separated.push(params.id);
      return exampleInquiryDetail(first);
    }),
  );
  scene.detail = {
    ...scene.detail,
    status: 'closed',
    outcome: 'duplicate',
    merged_into: { id: exampleId(82), ref: 'INQ-KEPT' },
    allowed: { ...scene.detail.allowed, separate: true },
  };
  const { user } = openFirst();
  const strip = await screen.findByRole('region', { name: 'Merged' });
  expect(within(strip).getByRole('link', { name: 'INQ-KEPT' })).toHaveAttribute(
    'href',
    `/dashboard/inquiries/${exampleId(82)}`,
  );
  await user.click(within(strip).getByRole('button', { name: 'Separate' }));
  await waitFor(() => expect(separated).toEqual([first.id]));
});
