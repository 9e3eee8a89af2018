import { contractServer, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { SectionDialog } from './section-dialog.tsx';

contractServer();

const cover_upload_id = '0190a5d2-7c1b-7d6f-9f58-3c6b1d2e4f60';
const data = {
  title: 'Coasts',
  description: 'How coasts move.',
  cover_upload_id,
  cover: '/files/a-1200.webp',
  cover_alt: 'A coast',
};
function open(known?: Record<string, unknown>) {
  const sent: Record<string, unknown>[] = [];
  const page = renderPage(
    <SectionDialog
      kind="research_focus"
      data={known}
      onSave={async (entry) => {
        sent.push(entry);
      }}
      onClose={() => undefined}
    />,
    { route: '/', path: '/' },
  );
  return { ...page, sent, save: () => screen.getByRole('button', { name: /(Save|Add) research focus$/ }) };
}

test('a picture of an entry is shown and needs words; taken off, it is said to be none', async () => {
  const { user, sent, save } = open(data);
  const words = await screen.findByRole('textbox', { name: /What the picture shows/ });
  expect(document.querySelector('fieldset img')).toHaveAttribute('src', data.cover);
  await user.clear(words);
  await user.click(save());
  await screen.findByText('Say what the picture shows.');
  expect(sent).toEqual([]);
  await user.type(words, 'A coast at low tide');
  await user.click(save());
  await waitFor(() => expect(sent).toMatchObject([{ cover_upload_id, cover_alt: 'A coast at low tide' }]));
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(document.querySelector('fieldset img')).toBeNull();
  await user.click(save());
  await waitFor(() => expect(sent[1]).toMatchObject({ cover_upload_id: null }));
});

test('an entry without a picture asks for none and sends none', async () => {
  const { user, sent, save } = open();
  await user.type(await screen.findByLabelText(/^Title/), 'Coasts');
  await user.type(screen.getByLabelText(/^Description/), 'How coasts move.');
  expect(screen.queryByText(/What the picture shows/)).toBeNull();
  expect(screen.getByText(/600 × 315 pixels or more/)).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Coasts', cover_upload_id: null }]));
});
