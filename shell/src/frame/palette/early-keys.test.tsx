import { events, history, inquiries, search } from '@rostrum/contracts';
import { contractServer, example, handle, hang, screen } from '@rostrum/test-support';
import { expect, test, vi } from 'vitest';
import { renderFrame, signedIn } from '../testing/render-frame.tsx';

const { arrive, arrival } = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrive: () => arrive(), arrival };
});
vi.mock(import('./palette-content.tsx'), async (load) => {
  const content = await load();
  await arrival;
  return content;
});

contractServer(
  hang(events.live),
  handle(history.list, () => ({ people: [], count: 0 })),
  handle(inquiries.list, () => ({ ...example(inquiries.list.response), items: [], total: 0 })),
  handle(search.suggest, () => ({
    people: [],
    classifications: [],
    organisations: [],
    posts: [],
    questions: [],
  })),
);

test('what is typed before the palette has loaded stands in its field', async () => {
  const { user } = renderFrame({ auth: signedIn('administrator') });
  await user.keyboard('{Control>}k{/Control}anx{Backspace}aly');
  expect(screen.queryByRole('combobox', { name: /Go to a page/ })).toBeNull();
  arrive();
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /Go to a page/ });
  expect(field.value).toBe('analy');
  expect(field.selectionStart).toBe(5);
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Analytics');
});
