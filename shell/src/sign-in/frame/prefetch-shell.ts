/** The shell's own files, as the server names them for this visitor. */
function addPrefetches(page: string) {
  // The head alone: the body's styles have the nonce of another page, so parsing them would break the policy of this one.
  const shell = new DOMParser().parseFromString(page.slice(0, page.indexOf('<body')), 'text/html');
  const add = (as: string, href: string) =>
    // The shell asks for them with CORS, because of their integrity; a copy fetched without would not be used.
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', crossOrigin: 'anonymous', as, href }),
    );
  for (const script of shell.querySelectorAll<HTMLScriptElement>('script[src]')) add('script', script.src);
  for (const sheet of shell.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    add('style', sheet.href);
}

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Fetches the application while the visitor types, so that it is there once they are signed in. */
export function prefetchShell(): void {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 300));
  whenIdle(() => {
    void fetch('/dashboard', { headers: { Accept: 'text/html' } })
      .then(async (response) => response.ok && addPrefetches(await response.text()))
      // Only a head start: without it the application is fetched when it is needed.
      .catch(() => {});
  });
}
