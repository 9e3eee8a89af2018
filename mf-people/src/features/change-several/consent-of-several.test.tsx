import { peopleBulk } from '@rostrum/contracts/people';
import { contractServer, handle, renderPage, screen } from '@rostrum/test-support';
import { Notifications } from '@rostrum/ui-kit';
import { expect, test, vi } from 'vitest';
import { ConsentOfSeveralDialog } from './consent-of-several-dialog.tsx';

const ids = ['0198a9b2-0000-7000-8000-000000000001', '0198a9b2-0000-7000-8000-000000000002'];
const sent: unknown[] = [];
contractServer(
  handle(peopleBulk.recordConsent, ({ body }) => {
    sent.push(body);
    return {
      changed: ids.slice(0, 1),
      refused: [{ id: ids[1] ?? '', name: 'Ivo Lind', reason: 'Agreed already.' }],
    };
  }),
);

test('consent of the selected is recorded with how they gave it; who agreed before is named', async () => {
  const onDone = vi.fn();
  const { user } = renderPage(
    <>
      <ConsentOfSeveralDialog ids={ids} onDone={onDone} onClose={() => undefined} />
      <Notifications />
    </>,
  );
  await screen.findByText('2 people agreed to be public');
  await user.click(screen.getByRole('button', { name: 'Record consent' }));
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /^How they agreed/ }), 'By email');
  await user.click(screen.getByRole('button', { name: 'Record consent' }));
  await screen.findByText('Ivo Lind: Agreed already.');
  expect(sent).toEqual([{ ids, how: 'By email' }]);
  expect(onDone).toHaveBeenCalled();
});
