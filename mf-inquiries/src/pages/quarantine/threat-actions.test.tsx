import { legalHolds, quarantine, type ConcernedPerson, type HeldInquiry } from '@rostrum/contracts/inquiries';
import { personPresence } from '@rostrum/contracts/people';
import {
  cleanup,
  contractServer,
  example,
  exampleId,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { describe, expect, test, vi } from 'vitest';
import { QuarantinePage } from './quarantine-page.tsx';
import { concerned, threat } from './testing/held-examples.ts';

let items: HeldInquiry[] = [];
const server = contractServer(
  handle(quarantine.list, () => ({
    items,
    total: items.length,
    counts: { held: items.length, passed: 40, released: 1, confirmed: 6, safety: 1 },
    precision: { decided: 7, share: null },
    recall: { known: 60, share: 0.9 },
  })),
);
const open = () => renderPage(<QuarantinePage />, { route: '/dashboard/inquiries/quarantine' });

test('a possible threat has actions of its own: safety mode, evidence that is kept, and an export', async () => {
  const sent: unknown[] = [];
  const person = concerned(70, 'Maren Okonjo-Hale');
  items = [threat()];
  server.use(
    handle(quarantine.get, () => ({
      ...example(quarantine.get.response),
      ...items[0],
      message: 'I know where you live.',
      ip: '203.0.113.9',
      people: [person],
      is_on_hold: false,
    })),
    handle(legalHolds.set, ({ body }) => {
      sent.push(body.refs);
      return { held: body.refs, already: [] };
    }),
    handle(personPresence.setSafety, ({ params, body }) => {
      sent.push([params.id, body.is_on]);
      return example(personPresence.setSafety.response);
    }),
  );
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:evidence');
  const { user } = open();
  const panel = within(await screen.findByRole('region', { name: 'Possible threat' }));
  await user.click(panel.getByRole('button', { name: 'Keep as evidence' }));
  await user.click(panel.getByRole('button', { name: 'Safety mode for Maren Okonjo-Hale' }));
  await user.click(await screen.findByRole('button', { name: 'Turn on safety mode' }));
  await waitFor(() => expect(sent).toEqual([['INQ-00005'], [person.id, true]]));
  await user.click(panel.getByRole('button', { name: 'Export evidence' }));
  const [file] = saved.mock.calls[0] ?? [];
  const text = await (file as Blob).text();
  for (const words of ['INQ-00005', 'dana5@rank.example', '203.0.113.9', 'I know where you live.'])
    expect(text).toContain(words);
});

describe('telling an expert of a threat', () => {
  let people: ConcernedPerson[] = [];
  const bodies: unknown[] = [];
  const openThreat = async (given: ConcernedPerson[], more: Partial<HeldInquiry> = {}) => {
    people = given;
    bodies.splice(0);
    items = [threat(more)];
    server.use(
      handle(quarantine.get, () => ({
        ...example(quarantine.get.response),
        ...items[0],
        message: 'I know where you live.',
        people,
      })),
      handle(quarantine.notifyExpert, ({ params, body }) => {
        bodies.push([params.person_id, body]);
        const told = {
          ...concerned(70, 'Maren Okonjo-Hale'),
          notified: { by: 'Jonah Petrie', at: '2026-11-19T10:12:00Z', delivery: 'queued' as const },
        };
        people = people.map((person) => (person.id === params.person_id ? told : person));
        return told;
      }),
    );
    const { user } = open();
    return { user, panel: within(await screen.findByRole('region', { name: 'Possible threat' })) };
  };

  test('sends a note, and the message only if it is ticked; then says when and by whom', async () => {
    const { user, panel } = await openThreat([concerned(70, 'Maren Okonjo-Hale')]);
    await user.click(panel.getByRole('button', { name: 'Tell Maren Okonjo-Hale' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell Maren Okonjo-Hale' }));
    expect(dialog.getByRole('checkbox', { name: 'Include the message' })).not.toBeChecked();
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Security knows.');
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(
      await panel.findByText(/Maren Okonjo-Hale was told by Jonah Petrie on .*19 November 2026/),
    ).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Tell / })).toBeNull();
    expect(bodies).toEqual([[exampleId(70), { note: 'Security knows.', include_message: false }]]);
  });

  test('quotes the message if the desk chooses so', async () => {
    const { user, panel } = await openThreat([concerned(70, 'Maren Okonjo-Hale')]);
    await user.click(panel.getByRole('button', { name: 'Tell Maren Okonjo-Hale' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: 'Include the message' }));
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(bodies).toMatchObject([[exampleId(70), { include_message: true }]]));
  });

  test('keeps the note and gives the reason when the email is refused', async () => {
    const { user, panel } = await openThreat([concerned(70, 'Maren Okonjo-Hale')]);
    server.use(
      refuse(quarantine.notifyExpert, 'too_many_requests', { message: 'This address got 3 emails.' }),
    );
    await user.click(panel.getByRole('button', { name: 'Tell Maren Okonjo-Hale' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Security knows.');
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await dialog.findByText(/This address got 3 emails/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('Security knows.');
  });

  test('offers no note or message to an address without an account, and no button without an address', async () => {
    const { user, panel } = await openThreat([
      concerned(70, 'Zoë Quist', { is_named: true, reach: 'profile' }),
      concerned(71, 'Ned Vance', { is_named: true, reach: 'none' }),
    ]);
    expect(panel.getByText('The message mentions Zoë Quist.')).toBeVisible();
    expect(panel.getByText(/Ned Vance has no account and no email address/)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Tell Ned Vance' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Tell Zoë Quist' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/has no account to confirm the email address/)).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });

  test('says that an email failed and offers another one', async () => {
    const notified = { by: 'Jonah Petrie', at: '2026-11-19T10:12:00Z', delivery: 'failed' as const };
    const { panel } = await openThreat([concerned(70, 'Maren Okonjo-Hale', { notified })]);
    expect(panel.getByText(/couldn’t be delivered/)).toBeVisible();
    expect(panel.getByRole('button', { name: 'Tell Maren Okonjo-Hale' })).toBeVisible();
  });

  test('says so when no expert is addressed or named, and offers nothing after the release', async () => {
    const { panel } = await openThreat([]);
    expect(panel.getByText('It isn’t addressed to an expert and doesn’t name one.')).toBeVisible();
    cleanup();
    const released = await openThreat([concerned(70, 'Maren Okonjo-Hale')], { state: 'released' });
    expect(released.panel.queryByRole('button', { name: /^Tell / })).toBeNull();
  });
});
