import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useEarlyKeys } from './use-early-keys.ts';

function Opening({ hasArrived }: { hasArrived: boolean }) {
  const dialog = useRef<HTMLDivElement>(null);
  const early = useEarlyKeys(dialog, true);
  return (
    <div ref={dialog}>{hasArrived ? <input aria-label="Field" defaultValue={early.current} /> : null}</div>
  );
}

test('what is typed before the field has come is kept for it, and no shortcut of the page', async () => {
  const user = userEvent.setup();
  const shortcut = vi.fn();
  document.addEventListener('keydown', shortcut);
  const view = render(<Opening hasArrived={false} />);
  await user.keyboard('anx{Backspace}aly');
  document.removeEventListener('keydown', shortcut);
  view.rerender(<Opening hasArrived />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });
  expect(field.value).toBe('analy');
  expect(shortcut).not.toHaveBeenCalled();

  await user.type(field, 'tics');
  expect(field.value).toBe('analytics');
});
