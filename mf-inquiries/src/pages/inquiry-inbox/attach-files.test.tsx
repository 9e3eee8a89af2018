import { uploads } from '@rostrum/contracts';
import { inquiryAttachments, inquiryDrafts } from '@rostrum/contracts/inquiries';
import { acceptUploadContent, exampleId, handle, screen } from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { setUpInbox } from './testing/set-up-inbox.tsx';

const { scene, server, openFirst, reset } = setUpInbox();
beforeEach(reset);

test('files arrive side by side, wait with the reply that can be undone, and can be removed', async () => {
  const names = new Map<string, string>();
  const attachedOf = (id: string) => ({
    id,
    name: names.get(id) ?? '',
    size: 312_000,
    kind: 'document' as const,
    scan: 'not_scanned' as const,
  });
  const removed: string[] = [];
  let sent: unknown;
  server.use(
    ...acceptUploadContent(5),
    handle(uploads.create, ({ body: { name, size } }) => {
      const id = exampleId(200 + names.size);
      names.set(id, name);
      return { id, name, size, received: 0, state: 'receiving' as const, fault: null, preview: null };
    }),
    handle(uploads.get, ({ params: { id } }) => ({
      id,
      name: names.get(id) ?? '',
      size: 5,
      received: 5,
      ...(names.get(id) === 'virus.pdf'
        ? { state: 'refused' as const, fault: 'infected' as const }
        : { state: 'ready' as const, fault: null }),
      preview: null,
    })),
    handle(inquiryAttachments.add, ({ body: { upload_id } }) => attachedOf(upload_id)),
    handle(inquiryAttachments.remove, ({ params: { attachment_id } }) => {
      removed.push(attachment_id);
      return { removed: true };
    }),
    handle(inquiryDrafts.hold, ({ body }) => {
      sent = body.attachments;
      const attachments = (body.attachments ?? []).map(attachedOf);
      const held = {
        id: exampleId(90),
        text: body.body,
        send_at: new Date(Date.now() + 10_000).toISOString(),
        returned_because: null,
        attachments,
      };
      scene.writing = { ...scene.writing, held };
      return held;
    }),
    handle(inquiryDrafts.takeBack, () => {
      const { held } = scene.writing;
      const reply = { text: held?.text ?? '', version: 2, saved_at: null };
      const attachments = { reply: held?.attachments ?? [], note: [] };
      scene.writing = { ...scene.writing, reply, attachments, held: null };
      return reply;
    }),
  );
  const { user } = openFirst();
  await user.type(await screen.findByRole('textbox', { name: 'Reply to Callum' }), 'Here.');
  const file = (name: string) => new File(['bytes'], name);
  await user.upload(
    screen.getByLabelText('Files from your device'),
    ['plan.pdf', 'wrong.pdf', 'virus.pdf'].map(file),
  );
  expect(await screen.findByText(/virus\.pdf: The virus scanner refused/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Remove wrong.pdf' }));
  await screen.findByRole('button', { name: 'Remove plan.pdf' });
  expect(removed.map((id) => names.get(id))).toEqual(['wrong.pdf']);
  await user.click(screen.getByRole('button', { name: /Send/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(sent).toEqual([...names].filter(([, name]) => name === 'plan.pdf').map(([id]) => id));
  expect(await screen.findByRole('button', { name: 'Remove plan.pdf' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Reply to Callum' })).toHaveValue('Here.');
});
