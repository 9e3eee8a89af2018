import { render, screen, userEvent } from '@rostrum/test-support';
import { expect, test, vi } from 'vitest';
import { FrameBoundary } from './frame-boundary.tsx';

test('a render error shows the message of the specification and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('broken');
    return <p>Mended</p>;
  };
  render(
    <FrameBoundary>
      <Part />
    </FrameBoundary>,
  );
  expect(screen.getByText(/^Sorry\.\. there was an error/)).toBeInTheDocument();

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(screen.getByText('Mended')).toBeInTheDocument();
});
