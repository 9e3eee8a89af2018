import type { BrowserTab, TabChange, TabChannel, TabLocks } from './browser-tab.ts';
import { holdLock } from './hold-lock.ts';
import type { LiveConnection, LiveConnectionEvents } from './live-connection.ts';
import { createPresence } from './presence.ts';
import { readTabMessage, type TabMessage } from './tab-message.ts';

export interface ShareConnectionOptions {
  tab: BrowserTab;
  locks: TabLocks;
  /** The same in all tabs that share, and only in those: it names the address, and so the person. */
  name: string;
  connect(events: LiveConnectionEvents): LiveConnection;
  listener: LiveListener;
}

export interface LiveListener {
  onMessage(data: string): void;
  onOpen(resumed: boolean): void;
  onDown(): void;
  onRefused(status: number): void;
}

export interface SharedConnection {
  close(): void;
  /** Closes it in every tab of this browser: the session is over, or is another person's. */
  end(): void;
}

const tickMs = 5_000;
/** Longer than two heartbeats of the server: a leader that says nothing stands still without having been told. */
const silentLeaderMs = 45_000;
/** Timers late by this much mean that this tab has slept, and nothing about the leader. */
const sleepMs = 20_000;
/** Another tab has signed out: this one learns of it by itself, and asks again only should it still be signed in. */
const pauseAfterEndMs = 5_000;

/** Takes part in the one connection of this browser: holds it for all tabs, or hears through the channel what came. */
export function shareConnection({
  tab,
  locks,
  name,
  connect,
  listener,
}: ShareConnectionOptions): SharedConnection {
  const id = crypto.randomUUID();
  let channel: TabChannel | undefined;
  /** Held by the leader alone. */
  let connection: LiveConnection | undefined;
  let withdraw: (() => void) | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  /** After the first time, whatever opens the connection again ends a gap in which messages may have been missed. */
  let mayHaveMissed = false;
  /** A tab that no one looks at catches up when it is looked at. */
  let isBehind = false;
  let heardAt = 0;
  let tickedAt = 0;

  const presence = createPresence({
    locks,
    name: `${name}:seen`,
    onLapse: () => {
      if (!connection) stopWaiting();
    },
  });

  const tell = (message: TabMessage) => channel?.postMessage(message);

  function markOpen() {
    isBehind = mayHaveMissed && !tab.isVisible();
    const resumed = mayHaveMissed && !isBehind;
    isOpen = true;
    mayHaveMissed = true;
    listener.onOpen(resumed);
  }

  function markDown() {
    if (!isOpen) return;
    isOpen = false;
    listener.onDown();
  }

  function lead() {
    tell({ kind: 'beat' });
    connection = connect({
      onBeat: () => tell({ kind: 'beat' }),
      onMessage(data) {
        tell({ kind: 'message', data });
        listener.onMessage(data);
      },
      onOpen() {
        tell({ kind: 'open' });
        markOpen();
      },
      onDown() {
        tell({ kind: 'down' });
        markDown();
      },
      // The others are not told: each asks for itself, and so learns what has become of its session.
      onRefused(status) {
        leave();
        listener.onRefused(status);
      },
    });
  }

  function stand(steal = false) {
    stopWaiting();
    withdraw = holdLock({
      locks,
      name: `${name}:lead`,
      steal,
      onHeld: lead,
      onStolen() {
        stopLeading();
        if (presence.isHere()) stand();
      },
    });
  }

  function stopWaiting() {
    withdraw?.();
    withdraw = undefined;
  }

  function stopLeading() {
    if (!connection) return;
    connection.close();
    connection = undefined;
    heardAt = Date.now();
    markDown();
  }

  /** Gives the connection to whoever waits for it. */
  function stepDown() {
    if (connection) tell({ kind: 'down' });
    stopLeading();
    stopWaiting();
  }

  function hearAsLeader(message: TabMessage, held: LiveConnection) {
    if (message.kind === 'hello') tell({ kind: 'state', to: message.from, isOpen });
    else if (message.kind === 'check') held.check();
    else if (message.kind === 'wake') held.wake();
  }

  function hear(message: TabMessage) {
    if (message.kind === 'ended') {
      suspend();
      pause = setTimeout(begin, pauseAfterEndMs);
      return;
    }
    if (connection) {
      hearAsLeader(message, connection);
      return;
    }
    const { kind } = message;
    if (kind === 'beat' || kind === 'open' || kind === 'down' || kind === 'message') heardAt = Date.now();
    if (kind === 'message') listener.onMessage(message.data);
    else if (kind === 'open') markOpen();
    else if (kind === 'down') markDown();
    else if (kind === 'state' && message.to === id && message.isOpen && !isOpen) markOpen();
  }

  function tick() {
    const now = Date.now();
    const hasSlept = now - tickedAt > tickMs + sleepMs;
    tickedAt = now;
    if (connection) {
      tell({ kind: 'beat' });
      void presence.isAnyHere().then((isAny) => isAny || !connection || stepDown());
      return;
    }
    if (!tab.isVisible()) return;
    if (hasSlept) {
      heardAt = now;
      tell({ kind: 'check' });
    } else if (now - heardAt > silentLeaderMs) {
      heardAt = now;
      stand(true);
    }
  }

  function show() {
    presence.show();
    if (!withdraw) stand();
    if (connection) connection.wake();
    else tell({ kind: 'wake' });
    if (!isBehind || !isOpen) return;
    isBehind = false;
    listener.onOpen(true);
  }

  function begin() {
    clearTimeout(pause);
    if (channel) return;
    channel = tab.openChannel(name);
    channel.onmessage = ({ data }) => {
      const message = readTabMessage(data);
      if (message) hear(message);
    };
    heardAt = Date.now();
    tickedAt = heardAt;
    timer = setInterval(tick, tickMs);
    tell({ kind: 'hello', from: id });
    if (tab.isVisible()) show();
  }

  /** Leaves nothing that would keep a page out of the back-forward cache, or others waiting for one that stands still. */
  function suspend() {
    clearTimeout(pause);
    clearInterval(timer);
    presence.drop();
    stepDown();
    markDown();
    channel?.close();
    channel = undefined;
  }

  const act: Record<TabChange, () => void> = {
    shown: () => channel && show(),
    hidden: () => presence.hide(),
    online: () => connection?.reconnect(),
    suspended: suspend,
    resumed: begin,
  };
  const stopListening = tab.onChange((change) => act[change]());

  function leave() {
    stopListening();
    suspend();
  }

  begin();
  return {
    close: leave,
    end() {
      tell({ kind: 'ended' });
      leave();
    },
  };
}
