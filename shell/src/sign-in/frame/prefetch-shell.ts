/** The shell's own files, as the server names them for this visitor. */
function fetchFiles(page: string) {
  // Without its styles: they have the nonce of another page, so parsing them would break the policy of this one.
  const head = page.slice(0, page.indexOf('<body')).replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
  const shell = new DOMParser().parseFromString(head, 'text/html');
  const scripts = [...shell.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const sheets = [...shell.querySelectorAll<HTMLLinkElement>('link[as="style"]')].map(({ href }) => href);
  for (const file of [...scripts, ...sheets])
    // Not `rel=prefetch`: Firefox judges it by `default-src`, which is 'none'. What is fetched is kept for a year, and is
    // asked for with CORS, as the shell does because of its integrity: a copy fetched without would not be used.
    void fetch(file, { mode: 'cors', credentials: 'same-origin', priority: 'low' })
      .then((response) => response.blob())
      .catch(() => {});
}

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Fetches the application while the visitor types, so that it is there once they are signed in. */
export function prefetchShell(): void {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 300));
  whenIdle(() => {
    void fetch('/dashboard', { headers: { Accept: 'text/html' } })
      .then(async (response) => response.ok && fetchFiles(await response.text()))
      // Only a head start: without it the application is fetched when it is needed.
      .catch(() => {});
  });
}
