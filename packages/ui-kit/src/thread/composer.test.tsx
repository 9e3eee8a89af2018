import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Composer } from './composer.tsx';
import { Message } from './message.tsx';
import { Thread } from './thread.tsx';

const field = () => screen.getByRole('textbox') as HTMLTextAreaElement;

test('sends with the button, and empties the field', async () => {
  const onSend = vi.fn().mockResolvedValue(undefined);
  render(<Composer replyLabel="Reply to Callum" onSend={onSend} />);
  expect(screen.getByRole('button', { name: /Send/ })).toHaveProperty('disabled', true);
  await userEvent.type(field(), '  She will cover it. ');
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  expect(onSend).toHaveBeenCalledWith('She will cover it.', 'reply');
  expect(field().value).toBe('');
});

test('sends with Ctrl or ⌘ and Enter; Enter alone starts a line', async () => {
  const onSend = vi.fn().mockResolvedValue(undefined);
  render(<Composer onSend={onSend} />);
  await userEvent.type(field(), 'One{Enter}two');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSend).toHaveBeenCalledWith('One\ntwo', 'reply');
  await userEvent.type(field(), 'Three{Meta>}{Enter}{/Meta}');
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('keeps the text when sending fails, and says so', async () => {
  render(<Composer onSend={() => Promise.reject(new Error('This inquiry is closed'))} />);
  await userEvent.type(field(), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This inquiry is closed\. Your text is kept\.$/,
  );
  expect(field().value).toBe('Hello');
});

test('a note goes to the team, and its draft is apart from the reply’s', async () => {
  const onSend = vi.fn().mockResolvedValue(undefined);
  render(<Composer replyLabel="Reply to Callum" allowNote onSend={onSend} draftKey="inquiry-1" />);
  await userEvent.type(field(), 'For Callum');
  await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
  expect(field().value).toBe('');
  expect(field()).toHaveAttribute('aria-label', 'Internal note, team only');
  await userEvent.type(field(), 'For us');
  await userEvent.click(screen.getByRole('button', { name: /Add note/ }));
  expect(onSend).toHaveBeenCalledWith('For us', 'note');
  await userEvent.click(screen.getByRole('radio', { name: 'Reply to Callum' }));
  expect(field().value).toBe('For Callum');
});

test('a draft survives leaving the page', async () => {
  const { unmount } = render(<Composer onSend={() => Promise.resolve()} draftKey="inquiry-2" />);
  await userEvent.type(field(), 'Half a thought');
  unmount();
  render(<Composer onSend={() => Promise.resolve()} draftKey="inquiry-2" />);
  expect(field().value).toBe('Half a thought');
});

test('a thread tells notes from messages', () => {
  render(
    <Thread>
      <Message author={{ name: 'Callum Strand', verified: true }} kind="seeker" at="2026-11-19T08:31:00Z">
        Does the barrier hold?
      </Message>
      <Message author={{ name: 'Jonah Petrie' }} kind="note" at="2026-11-19T10:00:00Z">
        She is on a train.
      </Message>
    </Thread>,
  );
  const [message, note] = screen.getAllByRole('listitem');
  expect(message).toHaveTextContent('Callum Strand');
  expect(note).toHaveTextContent('Internal note');
  expect(note).toHaveTextContent('Jonah Petrie, team only');
  expect(screen.getByRole('img', { name: 'Verified' })).toBeInTheDocument();
});

test('an at sign in a note offers colleagues, by keyboard and by pointer; a reply offers none', async () => {
  const onSend = vi.fn().mockResolvedValue(undefined);
  const names = ['Wren Amari', 'Ines Wright', 'Hugo Birch'];
  render(<Composer replyLabel="Reply to Callum" allowNote onSend={onSend} mentions={names} />);
  await userEvent.type(field(), '@W');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));

  await userEvent.type(field(), 'Ask @w');
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['Wren Amari', 'Ines Wright']);
  await userEvent.keyboard('{ArrowDown}');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveTextContent('Ines Wright');
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('Ask @Ines Wright ');
  expect(screen.queryByRole('listbox')).toBeNull();

  await userEvent.type(field(), 'and @hu');
  await userEvent.click(screen.getByRole('option', { name: 'Hugo Birch' }));
  expect(field().value).toBe('Ask @Ines Wright and @Hugo Birch ');
  expect(field()).toHaveFocus();

  // Escape sends the list away and keeps the field; Enter is a new line again.
  await userEvent.type(field(), '@');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}x');
  expect(field().value).toBe('Ask @Ines Wright and @Hugo Birch @\nx');
});
