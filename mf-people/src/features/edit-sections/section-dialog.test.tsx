import { contractServer, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { SectionDialog } from './section-dialog.tsx';

contractServer();

test('an older entry with a year alone is asked for its date, which is what is sent from then on', async () => {
  const data = { title: 'Open Science Award', description: 'For data.', year: 2019 };
  let sent: Record<string, unknown> | undefined;
  const { user } = renderPage(
    <SectionDialog
      kind="accomplishment"
      data={data}
      onSave={async (entry) => {
        sent = entry;
      }}
      onClose={() => undefined}
    />,
    { route: '/', path: '/' },
  );
  const date = await screen.findByLabelText(/^Date/);
  const save = screen.getByRole('button', { name: /Save accomplishment$/ });
  expect(date).toHaveValue('2019');
  await user.clear(date);
  await user.type(date, '2019/13');
  await user.click(save);
  await screen.findByText('Enter a date from 1900 to 2100 that is in the calendar.');
  await user.clear(date);
  await user.type(date, '2019/6');
  await user.click(save);
  const { title, description } = data;
  await waitFor(() => expect(sent).toEqual({ title, description, type: 'professional', date: '2019-06' }));
});
