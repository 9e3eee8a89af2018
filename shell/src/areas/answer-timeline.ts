import type { PageBus } from '@rostrum/remote-runtime';

/** The panel of releases, open in another tab of this browser, asks here; the server never sees what areas told. */
const channelName = 'rostrum.timeline';

/** Answers what areas of this page told each other to whichever tab asks. Returns how to stop. */
export function answerTimeline(timeline: PageBus['timeline']): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== 'ask') return;
    channel.postMessage({
      path: window.location.pathname,
      began: performance.timeOrigin,
      entries: timeline(),
    });
  };
  return () => channel.close();
}
