import { expect, onTestFinished, test, vi } from 'vitest';
import { startVideos } from './videos.ts';

const video = '<figure><a href="https://www.youtube.com/watch?v=aqz-KE_bpKQ">How gates close</a></figure>';

test('a video is a link until it is clicked, then its player in the same place; other links stay links', () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  document.body.innerHTML = `<main data-events="/events" data-company="northmere" data-entity="p1">${video}</main><figure><a href="https://example.org/">Elsewhere</a></figure>`;
  startVideos();
  expect(document.querySelector('iframe')).toBeNull();
  const [link, other] = document.querySelectorAll('a');
  expect([link?.dataset.plays, other?.dataset.plays]).toEqual(['YouTube', undefined]);
  const click = (init: MouseEventInit) =>
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isLet = false;
  const listener = new AbortController();
  // Tests share one document: a listener that stays would stop the forms of those that follow.
  onTestFinished(() => {
    listener.abort();
    document.body.replaceChildren();
  });
  document.addEventListener(
    'click',
    (event) => {
      isLet = !event.defaultPrevented;
      // The test's browser would follow the link.
      event.preventDefault();
    },
    { signal: listener.signal },
  );
  link?.dispatchEvent(click({ ctrlKey: true }));
  expect([isLet, document.querySelector('iframe')]).toEqual([true, null]);
  other?.dispatchEvent(click({}));
  expect([isLet, document.querySelector('iframe')]).toEqual([true, null]);
  link?.dispatchEvent(click({}));
  expect(isLet).toBe(false);
  const player = document.querySelector('iframe');
  expect([player?.src, player?.title, player?.parentElement?.tagName]).toEqual([
    'https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ?autoplay=1&rel=0',
    'How gates close',
    'FIGURE',
  ]);
  expect(link?.isConnected).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.mock.calls.map(([, options]) => JSON.parse(String(options?.body)))).toEqual([
    { events: [{ name: 'video_play', company_username: 'northmere', entity_id: 'p1' }] },
  ]);
  sent.mockRestore();
});
