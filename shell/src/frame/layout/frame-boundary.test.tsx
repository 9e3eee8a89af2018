import { render, screen, userEvent } from '@rostrum/test-support';
import { Suspense, lazy, useState } from 'react';
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

test('a part whose file did not come is fetched again by Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockResolvedValue({ default: () => 'Palette' });
  function Page() {
    const [Part, setPart] = useState(() => lazy(load));
    return (
      <FrameBoundary onFailure={() => setPart(lazy(load))}>
        <Suspense>
          <Part />
        </Suspense>
      </FrameBoundary>
    );
  }
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Palette')).toBeInTheDocument();
});
