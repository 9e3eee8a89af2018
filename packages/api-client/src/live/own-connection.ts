import type { BrowserTab } from './browser-tab.ts';
import type { LiveConnection, LiveConnectionEvents } from './live-connection.ts';
import type { LiveListener, SharedConnection } from './share-connection.ts';

const hiddenForMs = 30_000;

export interface OwnConnectionOptions {
  tab: BrowserTab;
  connect(events: LiveConnectionEvents): LiveConnection;
  listener: LiveListener;
}

/** A connection of this tab alone, where tabs cannot agree on one: given back while no one looks, and while it stands still. */
export function openOwnConnection({ tab, connect, listener }: OwnConnectionOptions): SharedConnection {
  let connection: LiveConnection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mayHaveMissed = false;

  function open() {
    clearTimeout(timer);
    connection ??= connect({
      ...listener,
      onOpen() {
        listener.onOpen(mayHaveMissed);
        mayHaveMissed = true;
      },
    });
  }

  function rest() {
    clearTimeout(timer);
    if (!connection) return;
    connection.close();
    connection = undefined;
    listener.onDown();
  }

  const stop = tab.onChange((change) => {
    if (change === 'shown') {
      open();
      connection?.wake();
    } else if (change === 'hidden') timer = setTimeout(rest, hiddenForMs);
    else if (change === 'suspended') rest();
    else if (change === 'resumed' && tab.isVisible()) open();
    else if (change === 'online') connection?.reconnect();
  });

  if (tab.isVisible()) open();
  const close = () => {
    stop();
    clearTimeout(timer);
    connection?.close();
  };
  return { close, end: close };
}
