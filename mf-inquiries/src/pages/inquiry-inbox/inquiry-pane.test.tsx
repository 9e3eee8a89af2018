import { inquiries } from '@rostrum/contracts';
import { inquiryDrafts, replyTemplates, wholeMessages } from '@rostrum/contracts/inquiries';
import {
  exampleId,
  exampleInquiryDetail,
  handle,
  refuse,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpInbox } from './testing/set-up-inbox.tsx';

const allowed = {
  reply: true,
  note: true,
  assign: true,
  close: true,
  pass_on: true,
  ask: true,
  reopen: false,
  tag: true,
  archive: false,
  spam: true,
};
const { first, scene, server, openFirst, reset } = setUpInbox();
beforeEach(reset);

describe('an inquiry', () => {
  test('shows the thread with notes for the team only, the request in words, and every step', async () => {
    openFirst();
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    const thread = screen.getByRole('log');
    expect(within(thread).getByText('Internal note')).toBeInTheDocument();
    expect(thread).toHaveTextContent('Jonah Petrie, team only');
    const side = screen.getByRole('complementary', { name: 'Request details' });
    expect(side).toHaveTextContent(/MediumTV.*AttributionOn the record/);
    expect(within(side).getByRole('link', { name: 'callum@ledger.example' })).toBeInTheDocument();
    expect(side).toHaveTextContent('Callum Strand media sent it');
    expect(side).not.toHaveTextContent(/not confirmed/i);
    expect(screen.getByLabelText('Deadline')).toHaveTextContent('for Callum');
    await waitFor(() => expect(screen.queryByText('Unread:')).not.toBeInTheDocument());
  });

  test('shows the whole email that a message was taken from', async () => {
    const [message] = scene.detail.messages;
    if (!message) throw new Error('the example has a message');
    scene.detail = { ...scene.detail, messages: [{ ...message, by_email: true, has_whole: true }] };
    server.use(refuse(wholeMessages.get, 'unavailable', { message: 'The service is not available.' }));
    const { user } = openFirst();
    const show = await screen.findByRole('button', { name: 'Show the whole message' });
    await user.click(show);
    expect(await screen.findByText('We couldn’t load the whole message.')).toBeInTheDocument();
    server.use(handle(wholeMessages.get, ({ params }) => ({ text: `> quoted in ${params.message_id}` })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(`> quoted in ${message.id}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide the whole message' }));
    expect(screen.getByText(`> quoted in ${message.id}`)).not.toBeVisible();
  });

  test.each([
    [true, 'callum@ledger.example Confirmed'],
    [false, 'callum@ledger.exampleNot confirmed yet'],
  ])('says whether a guest confirmed the address: %s', async (email_confirmed, words) => {
    scene.detail = { ...scene.detail, sender: { ...scene.detail.sender, email_confirmed } };
    openFirst();
    expect(await screen.findByRole('complementary', { name: 'Request details' })).toHaveTextContent(words);
  });

  test('begins a reply with a template, filled in with what the inquiry says', async () => {
    const template = {
      id: exampleId(60),
      name: 'Thanks',
      body: 'Dear {{name}}, {{reference}} is with {{organisation}}.',
    };
    server.use(handle(replyTemplates.list, () => ({ templates: [template], organisation: 'Northmere' })));
    const { user } = openFirst();
    await user.click(await screen.findByRole('combobox', { name: 'Use a template' }));
    await user.click(await screen.findByTitle('Thanks'));
    const field = screen.getByRole('textbox', { name: 'Reply to Callum' });
    expect(field).toHaveValue(`Dear Callum, ${first.ref} is with Northmere.`);
    await screen.findByText(/^Draft saved/);
    expect(scene.writing.reply.text).toContain('is with Northmere.');
    await user.type(field, ' Ask {{{{expert}}.');
    await user.click(screen.getByRole('button', { name: /^Send/ }));
    await screen.findAllByText(/\{\{expert\}\} isn’t filled in/);
    expect(field).toHaveValue(`Dear Callum, ${first.ref} is with Northmere. Ask {{expert}}.`);
    // Drafts are kept for the next visit: the next test would start with this text.
    await user.clear(field);
  });

  test('is answered: the reply is held back, can be undone, and is shown once it went out', async () => {
    let sent: { body: unknown; key: string | null } | undefined;
    server.use(
      handle(inquiryDrafts.takeBack, () => {
        const { held, reply } = scene.writing;
        const back = { text: held?.text ?? '', version: reply.version + 1, saved_at: null };
        scene.writing = { ...scene.writing, held: null, reply: back };
        return back;
      }),
      handle(inquiryDrafts.sendNow, ({ params }) => {
        sent = { body: scene.writing.held?.text, key: params.held_id };
        const message = {
          id: exampleId(52),
          author: { kind: 'staff' as const, name: 'Robin Hale', image: null },
          visibility: 'all' as const,
          body: 'She has time at noon.',
          created_at: new Date().toISOString(),
          attachments: [],
          delivery: 'queued' as const,
        };
        scene.writing = { ...scene.writing, held: null };
        scene.detail = exampleInquiryDetail(first, {
          status: 'waiting_seeker',
          messages: [...scene.detail.messages, message],
        });
        return scene.detail;
      }),
    );
    const { user } = openFirst();
    const label = 'Reply to Callum';
    await user.type(await screen.findByRole('textbox', { name: label }), 'She has time at noon.');
    await user.click(screen.getByRole('combobox', { name: 'Then set to' }));
    await user.click(await screen.findByTitle('Waiting for seeker'));
    await user.click(screen.getByRole('button', { name: /Send/ }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    expect(screen.getByText(/Sending to Callum/)).toBeInTheDocument();
    expect(within(screen.getByRole('log')).queryByText('She has time at noon.')).not.toBeInTheDocument();
    await user.click(undo);
    expect(await screen.findByRole('textbox', { name: label })).toHaveValue('She has time at noon.');
    await user.click(screen.getByRole('button', { name: /Send/ }));
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    await within(screen.getByRole('log')).findByText('She has time at noon.');
    expect(sent).toEqual({ body: 'She has time at noon.', key: exampleId(90) });
    expect(await screen.findByRole('textbox', { name: label })).toHaveValue('');
  });

  test('keeps the text when sending fails, and sends it again under the same key', async () => {
    const calls: { key: string | null; body: unknown }[] = [];
    server.use(refuse(inquiryDrafts.hold, 'unavailable'));
    const { user } = openFirst();
    const field = await screen.findByRole('textbox', { name: 'Reply to Callum' });
    await user.type(field, 'Hi Callum.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Could not send. Your text is kept. Try again.');
    expect(field).toHaveProperty('value', 'Hi Callum.');
    const failedKey = sessionStorage.getItem(`rostrum.message-key.${first.id}`)?.split('\n')[0];
    server.use(
      handle(inquiryDrafts.hold, ({ request, body }) => {
        calls.push({ key: request.headers.get('idempotency-key'), body });
        return {
          id: exampleId(90),
          text: body.body,
          send_at: new Date().toISOString(),
          returned_because: null,
          attachments: [],
        };
      }),
    );
    await user.click(screen.getByRole('button', { name: /Send/ }));
    const body = { body: 'Hi Callum.', then: 'open', after_message_id: exampleId(51) };
    await waitFor(() => expect(calls).toEqual([{ key: failedKey, body }]));
  });

  test('a note goes to the team alone, by key n', async () => {
    let body: unknown;
    server.use(
      handle(inquiries.reply, (call) => {
        body = call.body;
        return scene.detail;
      }),
    );
    const { user } = openFirst();
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    await user.keyboard('n');
    const field = await screen.findByRole('textbox', { name: 'Internal note, team only' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getByText('Never sent to Callum')).toBeInTheDocument();
    await user.type(field, 'Ask Bram too.');
    await user.click(screen.getByRole('button', { name: /Add note/ }));
    await waitFor(() => expect(body).toEqual({ visibility: 'internal', body: 'Ask Bram too.' }));
  });

  test('is taken by key a', async () => {
    let body: unknown;
    server.use(
      handle(inquiries.update, (call) => {
        body = call.body;
        scene.detail = exampleInquiryDetail(first, {
          status: 'open',
          assignee: { id: exampleId(70), name: 'Robin Hale', image: null },
        });
        return scene.detail;
      }),
    );
    const { user } = openFirst();
    await screen.findByRole('button', { name: /Responsible: ?Unassigned/ });
    await user.keyboard('a');
    await user.click(await screen.findByRole('button', { name: 'Assign to me' }));
    await screen.findByRole('button', { name: /Responsible: ?Robin Hale/ });
    expect(body).toEqual({ version: 3, assignee_id: exampleId(70) });
  });

  test('is given to a colleague whose name is typed, by keyboard alone', async () => {
    let body: unknown;
    server.use(
      handle(inquiries.update, (call) => {
        body = call.body;
        scene.detail = exampleInquiryDetail(first, {
          status: 'open',
          assignee: { id: exampleId(71), name: 'Jonah Petrie', image: null },
        });
        return scene.detail;
      }),
    );
    const { user } = openFirst();
    const opener = await screen.findByRole('button', { name: /Responsible: ?Unassigned/ });
    await user.keyboard('a');
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Find a colleague' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field.value).toBe('');
    await user.keyboard('petr');
    await screen.findByRole('option', { name: 'Jonah Petrie' });
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('button', { name: /Responsible: ?Jonah Petrie/ });
    expect(body).toEqual({ version: 3, assignee_id: exampleId(71) });
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('the choice of somebody is left by Escape, which gives the focus back', async () => {
    const { user } = openFirst();
    const opener = await screen.findByRole('button', { name: /Responsible: ?Unassigned/ });
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'Assign' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Find a colleague' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    expect(opener).toHaveFocus();
  });

  test('closes with an outcome; a missed deadline asks why', async () => {
    let body: unknown;
    server.use(
      handle(inquiries.close, (call) => {
        body = call.body;
        const over = { ...allowed, reply: false, close: false, reopen: true };
        scene.detail = exampleInquiryDetail(first, {
          status: 'closed',
          outcome: 'deadline_missed',
          outcome_note: 'Nobody was on duty.',
          allowed: over,
        });
        return scene.detail;
      }),
    );
    const { user } = openFirst();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Close inquiry' }));
    await within(dialog).findByText('Choose how it ended.');
    await user.click(within(dialog).getByRole('combobox'));
    await user.click(await screen.findByTitle('Deadline missed'));
    await user.click(within(dialog).getByRole('button', { name: 'Close inquiry' }));
    await within(dialog).findByText('Say why the deadline was missed.');
    await user.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'Nobody was on duty.');
    await user.click(within(dialog).getByRole('button', { name: 'Close inquiry' }));
    await screen.findByRole('button', { name: 'Reopen' });
    expect(body).toEqual({ version: 3, outcome: 'deadline_missed', note: 'Nobody was on duty.' });
    expect(screen.getByLabelText('Outcome')).toHaveTextContent('Deadline missed');
    expect(screen.queryByRole('textbox', { name: 'Reply to Callum' })).not.toBeInTheDocument();
  });

  test('explains what somebody else changed, and keeps the dialog as it was', async () => {
    server.use(refuse(inquiries.close, 'version_conflict'));
    const { user } = openFirst();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox'));
    await user.click(await screen.findByTitle('Quote supplied'));
    await user.type(within(dialog).getByRole('textbox'), 'In the Saturday issue.');
    scene.detail = exampleInquiryDetail(first, {
      version: 4,
      status: 'open',
      assignee: { id: exampleId(71), name: 'Jonah Petrie', image: null },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Close inquiry' }));
    await within(dialog).findByText('It is now Open. Jonah Petrie is responsible now. Look, and try again.');
    expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'In the Saturday issue.');
  });

  test('offers an expert what experts may do', async () => {
    scene.detail = exampleInquiryDetail(first, { allowed: { ...allowed, assign: false, close: false } });
    openFirst('expert');
    await screen.findByRole('textbox', { name: 'Reply to Callum' });
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Responsible/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Unassigned/ })).not.toBeInTheDocument();
  });

  test('says why it is not open: restricted, or not there', async () => {
    server.use(
      refuse(inquiries.get, 'not_allowed', {
        message: 'This inquiry is restricted. Ask an administrator to assign it to you.',
      }),
    );
    const { unmount } = openFirst();
    await screen.findByText('This inquiry is restricted. Ask an administrator to assign it to you.');
    unmount();
    server.use(refuse(inquiries.get, 'not_found'));
    openFirst();
    await screen.findByText('This inquiry was not found');
  });
});
