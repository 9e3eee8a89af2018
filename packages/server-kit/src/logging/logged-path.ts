/** What comes before the secret of a link: it opens something to whoever has it. */
const beforeSecrets: ReadonlySet<string> = new Set([
  'track',
  'ask',
  'lists',
  'shared-lists',
  'confirm',
  'unsubscribe',
]);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part;
  }
}

/** Whether a secret follows a part: `/lists/…`, `/app/public/inquiries/…`, and not a page of that name in the dashboard. */
const isBeforeSecret = (part: string, before: string | undefined): boolean =>
  (beforeSecrets.has(part) && before !== 'dashboard') ||
  ((part === 'inquiries' || part === 'asks') && before === 'public');

/**
 * A path without its query and without the secrets of links: both would let a reader of logs act as another user. Parts
 * are compared as the router reads them, since `/%6cists/…` leads to the same page.
 */
export function loggedPath(url: string): string {
  const path = (url.split('?', 1)[0] ?? '').slice(0, 1000);
  let [before, last]: (string | undefined)[] = [];
  const logged = path.split('/').map((part) => {
    if (part === '') return part;
    if (last !== undefined && isBeforeSecret(last, before)) {
      [before, last] = [last, undefined];
      return '…';
    }
    [before, last] = [last, decoded(part)];
    return part;
  });
  return logged.join('/').slice(0, 300);
}
