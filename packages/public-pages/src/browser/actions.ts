import { notify } from './notice.ts';
import { report } from './report.ts';

async function copy(text: string, done: string, failed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify(done);
    return true;
  } catch {
    // Browsers refuse the clipboard outside https and without permission.
    notify(failed);
    return false;
  }
}

async function share(url: string, title: string): Promise<void> {
  const isPhone = matchMedia('(pointer: coarse)').matches && 'share' in navigator;
  if (isPhone) {
    // Closed without a choice is no failure.
    await navigator.share({ url, title }).then(
      () => report('share'),
      () => {},
    );
    return;
  }
  if (await copy(url, 'Link copied', `The link could not be copied: ${url}`)) report('share');
}

/** Buttons and links that do more with script: share, copy, the prompt to sign in, what is counted. */
export function startActions(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a,button') : null;
    if (!target) return;
    const { shares, title = '', copies, opens, reports, prints } = target.dataset;
    if (reports !== undefined) report(reports);
    if (prints !== undefined) print();
    if (shares !== undefined) void share(new URL(shares, location.href).href, title);
    if (copies !== undefined)
      void copy(copies, 'Copied with credit', 'Could not copy. Select the text and copy it by hand.');
    const dialog = opens === undefined ? null : document.getElementById(opens);
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      dialog.showModal();
    }
  });
}
