import type { SavedEmbed } from '@rostrum/contracts/builder';

/** Where it was seen within this time counts as live. */
export const liveDays = 30;

/** Sites that asked for an embed lately, the last one first. */
export const listLiveSites = ({ installs }: Pick<SavedEmbed, 'installs'>): string[] => {
  const since = Date.now() - liveDays * 86_400_000;
  return installs.filter(({ last_seen_at }) => Date.parse(last_seen_at) > since).map(({ host }) => host);
};

/** `news.example.org and 2 other sites`; undefined without any. */
export function describeSites([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  if (others.length === 0) return first;
  return `${first} and ${others.length === 1 ? '1 other site' : `${others.length} other sites`}`;
}
