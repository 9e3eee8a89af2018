import { html, SafeHtml } from '@rostrum/server-kit/module';

/** Where the panel finds the timelines of open tabs; the shell answers 'ask' on it. */
const channelName = 'rostrum.timeline';

/**
 * What areas told each other is remembered by the tab in which they did, and shown by asking the tabs of this browser:
 * it never goes to the server. Everything is written as text, whoever answers.
 */
export const timelineScript = new SafeHtml(`
(() => {
  const list = document.getElementById('timeline');
  const none = document.getElementById('timeline-none');
  if (!list || !none || !('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel('${channelName}');
  const tabs = new Map();
  let drawn = '';
  const said = { event: 'told', provided: 'provides', withdrawn: 'no longer provides', refused: 'was refused' };
  const lineOf = ({ path, began }, { at, kind, name, from, listeners, reason }) => ({
    at: began + at,
    text: [from, said[kind] ?? kind, name].join(' ') +
      (kind === 'event' ? ', heard by ' + Number(listeners ?? 0) : '') + (reason ? ': ' + reason : ''),
    where: 'in the tab at ' + path,
  });
  const draw = () => {
    const lines = [...tabs.values()].flatMap((tab) => tab.entries.map((entry) => lineOf(tab, entry)))
      .sort((a, b) => b.at - a.at).slice(0, 100);
    const text = JSON.stringify(lines);
    if (text === drawn) return;
    drawn = text;
    none.hidden = lines.length > 0;
    list.replaceChildren(...lines.map(({ at, text, where }) => {
      const item = document.createElement('li');
      const time = document.createElement('time');
      time.dateTime = new Date(at).toISOString();
      time.textContent = time.dateTime.slice(11, 23);
      const small = document.createElement('small');
      small.textContent = where;
      item.className = 'wrap';
      item.append(time, ' ' + text + ' ', small);
      return item;
    }));
  };
  channel.onmessage = ({ data }) => {
    if (!data || !Array.isArray(data.entries) || !Number.isFinite(data.began)) return;
    tabs.set(data.began, { path: String(data.path), began: data.began, entries: data.entries.filter((entry) => Number.isFinite(entry?.at)).slice(-200) });
    draw();
  };
  const ask = () => { if (!document.hidden) channel.postMessage('ask'); };
  ask();
  setInterval(ask, 1000);
})();`);

export const timelineSection = html`<h2>Events between areas</h2>
<p class="muted" id="timeline-none">Nothing was told in the tabs of this browser. Open Rostrum in another tab; what its areas tell each other appears here while both are open.</p>
<noscript><p class="muted">This part of the page needs script: it asks the other tabs.</p></noscript>
<ul class="plain" id="timeline"></ul>`;
