/** The shell's own files, as the server names them for this visitor. */
function addPrefetches(page: string) {
  const shell = new DOMParser().parseFromString(page, 'text/html');
  const files = [
    ...[...shell.querySelectorAll<HTMLScriptElement>('script[src]')].map((element) => [
      'script',
      element.src,
    ]),
    ...[...shell.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((element) => [
      'style',
      element.href,
    ]),
  ];
  for (const [as = '', href = ''] of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
  }
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
