/** A path without its query and without the secret of a tracking link: both would let a reader of logs act as the sender. */
export const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/\/(track|public\/inquiries)\/[^/]+/g, '/$1/…').slice(0, 300);
