/** How many visitors said that answers helped; nothing is said of none. */
export const helpfulCountText = (helpful: number): string =>
  helpful === 1 ? '1 visitor found this helpful' : `${helpful} visitors found this helpful`;

/** Questions that this browser voted on, so that the button is not offered again. Nothing of it is sent anywhere. */
const key = 'rostrum.helpful';
const most = 200;

function readVoted(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const hasVoted = (id: string): boolean => readVoted().includes(id);

/** Remembers a vote. Where storage is full or refused, the server still counts each visitor once. */
export function keepVoted(id: string): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify([...readVoted().filter((each) => each !== id), id].slice(-most)),
    );
  } catch {
    // The vote was counted all the same.
  }
}

export const votedText = 'You said that this was helpful.';
