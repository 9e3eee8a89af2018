import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { blockEnter } from './block-enter.ts';
import { FormErrorSummary } from './form-error-summary.tsx';
import { TextCounter } from './text-counter.tsx';

test('lists all problems, takes the focus, and leads to each field', async () => {
  render(
    <>
      <FormErrorSummary
        problems={[
          { fieldId: 'headline', message: 'Headline is missing.' },
          { message: 'Choose a later deadline.' },
        ]}
      />
      <input id="headline" aria-label="Headline" />
    </>,
  );
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('2 things need your attention');
  await userEvent.click(screen.getByRole('link', { name: 'Headline is missing.' }));
  expect(screen.getByLabelText('Headline')).toHaveFocus();
});

test('shows nothing without problems', () => {
  const { container } = render(<FormErrorSummary problems={[]} />);
  expect(container.innerHTML).toBe('');
});

test('a counter tells screen readers near its end and beyond', () => {
  const { rerender } = render(<TextCounter length={87} most={140} />);
  expect(screen.getByText('87 / 140')).toBeInTheDocument();
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<TextCounter length={130} most={140} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^10 characters left$/);
  rerender(<TextCounter length={152} most={140} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^12 characters too many$/);
});

test('Enter in a field does not send the form; in a text of several lines and on its button it acts', async () => {
  let sent = 0;
  render(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields arrive here
    <form
      onKeyDown={blockEnter}
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <input aria-label="Subject" />
      <textarea aria-label="Message" />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Subject'), 'Surge{Enter}');
  expect(sent).toBe(0);
  await userEvent.type(screen.getByLabelText('Message'), 'one{Enter}two');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('one\ntwo');
  expect(sent).toBe(0);
  screen.getByRole('button', { name: 'Send' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
});
