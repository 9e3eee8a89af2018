import type { FollowedTheme } from '@rostrum/contracts';
import type { EmbedSettings } from '@rostrum/contracts/builder';
import { defaultSettings, type DirectorySettings } from './directory-settings.ts';

export interface DirectoryPerson {
  username: string;
  name: string;
  job_title: string;
  headline: string;
  image: string | null;
  topics: string[];
  href: string;
}
export interface DirectoryPage {
  organisation: string;
  total: number;
  items: DirectoryPerson[];
  /** Absent from installations that have none yet. */
  theme?: FollowedTheme | null;
  /** Of a saved embed alone. */
  status?: 'active' | 'paused';
  settings?: EmbedSettings;
}

/** The embed is not there, or not for this page: nothing that a second try would change. */
export class NotShownError extends Error {}

/** Where the people of a directory are: what it is narrowed down to and its order stand in the address. */
export function directoryAddress(origin: string, savedId: string | null, settings: DirectorySettings): URL {
  if (savedId !== null) return new URL(`/embed/saved/${encodeURIComponent(savedId)}.json`, origin);
  const url = new URL(`/embed/directory/${encodeURIComponent(settings.organization)}.json`, origin);
  for (const name of ['topic', 'department', 'sort'] as const)
    if (settings[name] !== defaultSettings[name]) url.searchParams.set(name, settings[name]);
  if (settings.pageSize !== defaultSettings.pageSize)
    url.searchParams.set('page_size', String(settings.pageSize));
  return url;
}

/** One page of people. Sent without cookies: the answer is the same for everybody. */
export async function loadDirectory(
  origin: string,
  { savedId, settings }: { savedId: string | null; settings: DirectorySettings },
  { q, from, signal }: { q: string; from: number; signal: AbortSignal },
): Promise<DirectoryPage> {
  const url = directoryAddress(origin, savedId, settings);
  url.searchParams.set('page_from', String(from));
  if (savedId === null) url.searchParams.set('page_size', String(settings.pageSize));
  if (q) url.searchParams.set('q', q);
  const response = await fetch(url, { signal, credentials: 'omit' });
  if ([403, 404, 422].includes(response.status)) throw new NotShownError();
  if (!response.ok) throw new Error(`The directory answered ${response.status}.`);
  const { data } = (await response.json()) as { data: DirectoryPage };
  return data;
}
