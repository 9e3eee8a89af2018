import { render, screen, userEvent } from '@rostrum/test-support';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Modal } from './modal.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Rename
      </button>
      {isOpen ? (
        <Modal open title="Name" footer={null} onCancel={() => setIsOpen(false)}>
          <input aria-label="Name" autoFocus />
        </Modal>
      ) : null}
    </>
  );
}

test('a dialog that is drawn only while it is open gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
});
