import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { Page } from './page.tsx';

function Steps({ isDialog = false }: { isDialog?: boolean }) {
  const [isDone, setIsDone] = useState(false);
  const step = isDone ? null : (
    <button type="button" onClick={() => setIsDone(true)}>
      Publish
    </button>
  );
  return (
    <Page title="Profile">
      {isDialog ? (
        <div role="dialog" aria-label="Question" tabIndex={-1}>
          {step}
        </div>
      ) : (
        step
      )}
      <p>Some text</p>
    </Page>
  );
}

test('the focus goes to the heading when a button disappears with its step', async () => {
  render(<Steps />);
  screen.getByRole('button', { name: 'Publish' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus());
});

test('the focus stays in the open dialog', async () => {
  render(<Steps isDialog />);
  screen.getByRole('button', { name: 'Publish' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

test('someone who selected plain text gets no focus back', async () => {
  function Timed() {
    const [isShown, setIsShown] = useState(true);
    useEffect(() => {
      const hide = () => setIsShown(false);
      document.addEventListener('click', hide);
      return () => document.removeEventListener('click', hide);
    }, []);
    return (
      <Page title="Profile">
        {isShown ? <button type="button">Undo</button> : null}
        <p>Some text</p>
      </Page>
    );
  }
  render(<Timed />);
  screen.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.click(screen.getByText('Some text'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.body).toHaveFocus();
});
