import { afterEach, expect, test } from 'vitest';
import { answerTimeline } from './answer-timeline.ts';

let stop = () => {};
afterEach(() => stop());

test('answers whoever asks, and nobody else', async () => {
  const entry = {
    at: 5,
    kind: 'event' as const,
    name: 'settings.contact_saved',
    from: 'settings',
    listeners: 1,
  };
  stop = answerTimeline(() => [entry]);
  const panel = new BroadcastChannel('rostrum.timeline');
  const heard: unknown[] = [];
  panel.onmessage = ({ data }) => heard.push(data);
  panel.postMessage('something else');
  panel.postMessage('ask');
  await expect
    .poll(() => heard)
    .toEqual([{ path: window.location.pathname, began: performance.timeOrigin, entries: [entry] }]);
  panel.close();
});
