import { inquiries } from '@rostrum/contracts';
import { inquiryDrafts } from '@rostrum/contracts/inquiries';
import { exampleId, handle, refuse, screen, waitFor, within } from '@rostrum/test-support';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { setUpInbox } from './testing/set-up-inbox.tsx';

const { first, scene, server, openFirst, reset } = setUpInbox();
beforeEach(reset);

describe('an inquiry of a desk of several', () => {
  test('tells of a colleague who was quicker, keeps the text and shows their reply', async () => {
    const theirs = {
      id: exampleId(53),
      author: { kind: 'staff' as const, name: 'Jonah Petrie', image: null },
      visibility: 'all' as const,
      body: 'She has time at one.',
      created_at: new Date().toISOString(),
      attachments: [],
      delivery: 'sent' as const,
    };
    server.use(
      refuse(inquiryDrafts.hold, 'version_conflict', {
        message: 'Jonah Petrie has just replied. Read that reply, then send yours if it still fits.',
      }),
    );
    const { user } = openFirst();
    const field = await screen.findByRole('textbox', { name: 'Reply to Callum' });
    await user.type(field, 'She has time at noon.');
    scene.detail = { ...scene.detail, messages: [...scene.detail.messages, theirs] };
    await user.click(screen.getByRole('button', { name: /Send/ }));
    await screen.findByText(/Jonah Petrie has just replied\..*Your text is kept\./);
    await within(screen.getByRole('log')).findByText('She has time at one.');
    expect(field).toHaveProperty('value', 'She has time at noon.');
  });

  test('brings back a reply that could not go out, and asks which of two drafts to keep', async () => {
    const held = {
      id: exampleId(90),
      text: 'She has time at noon.',
      send_at: new Date().toISOString(),
      returned_because: 'colleague_replied' as const,
      attachments: [],
    };
    scene.writing = { ...scene.writing, held };
    const back = { text: held.text, version: 4, saved_at: held.send_at };
    const other = { text: 'Written on the train', version: 5, saved_at: held.send_at };
    server.use(
      handle(inquiryDrafts.takeBack, () => {
        scene.writing = { ...scene.writing, held: null, reply: back };
        return back;
      }),
    );
    const { user } = openFirst();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Your reply was not sent.*She has time at noon\./,
    );
    await user.click(screen.getByRole('button', { name: 'Edit reply' }));
    const field = screen.getByRole('textbox', { name: 'Reply to Callum' });
    await waitFor(() => expect(field).toHaveValue(held.text));
    scene.writing = { ...scene.writing, reply: other };
    server.use(refuse(inquiryDrafts.save, 'version_conflict'));
    await user.type(field, ' And at one.');
    await screen.findByText('Written on the train');
    await user.click(screen.getByRole('button', { name: 'Use that text' }));
    expect(field).toHaveValue('Written on the train');
  });

  test('Escape leaves the field with its text, then the menu, and only then the inquiry', async () => {
    const { user } = openFirst();
    const field = await screen.findByRole('textbox', { name: 'Reply to Callum' });
    await user.type(field, 'Hi');
    await user.keyboard('{Escape}');
    expect(document.activeElement).not.toBe(field);
    expect(field).toHaveProperty('value', 'Hi');
    const more = screen.getByRole('button', { name: 'More actions' });
    await user.click(more);
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'true'));
    await user.keyboard('{Escape}');
    expect(window.location.pathname).toBe(paths.detail.href(first.id));
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/inquiries'));
  });

  test('arrows go through the colleagues before anything is typed; typing shows one list alone', async () => {
    const { user } = openFirst();
    await user.click(await screen.findByRole('button', { name: /Responsible: ?Unassigned/ }));
    const field = await screen.findByRole('combobox', { name: 'Find a colleague' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent(/^Assign to me$/);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveFocus();
    await user.keyboard('pet');
    expect(screen.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument();
  });

  test('is passed on to an expert who takes it through the office', async () => {
    const [recipient] = scene.detail.recipients;
    if (!recipient) throw new Error('The example asks nobody.');
    scene.detail = { ...scene.detail, recipients: [{ ...recipient, held: true }] };
    let body: unknown;
    server.use(
      handle(inquiries.passOn, (call) => {
        body = call.body;
        scene.detail = { ...scene.detail, recipients: [{ ...recipient, held: false }] };
        return scene.detail;
      }),
    );
    const { user } = openFirst();
    await screen.findByText('Through your office: hasn’t seen this yet.');
    await user.click(screen.getByRole('button', { name: 'Pass on to Maren Okonjo-Hale' }));
    await waitFor(() =>
      expect(screen.queryByText('Through your office: hasn’t seen this yet.')).not.toBeInTheDocument(),
    );
    expect(body).toEqual({ version: 3, person_ids: [recipient.id] });
    expect(screen.queryByRole('button', { name: /Pass on/ })).not.toBeInTheDocument();
  });
});
