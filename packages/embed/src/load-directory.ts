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
  /** What readers may choose from, where they may. */
  choices?: { expertise: string[]; department: string[] };
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
  for (const name of ['topic', 'department', 'tag', 'field', 'sort'] as const)
    if (settings[name] !== defaultSettings[name]) url.searchParams.set(name, settings[name]);
  if (settings.pageSize !== defaultSettings.pageSize)
    url.searchParams.set('page_size', String(settings.pageSize));
  for (const filter of settings.filters) url.searchParams.append('filters', filter);
  if (!settings.analytics) url.searchParams.set('analytics', 'false');
  return url;
}

/** What a reader typed and chose; an order only where it is another than the embed's own. */
export interface Asked {
  q: string;
  topic: string;
  department: string;
  sort: string;
}

/** One page of people. Sent without cookies: the answer is the same for everybody. */
export async function loadDirectory(
  origin: string,
  { savedId, settings }: { savedId: string | null; settings: DirectorySettings },
  { asked, from, signal }: { asked: Asked; from: number; signal: AbortSignal },
): Promise<DirectoryPage> {
  const url = directoryAddress(origin, savedId, settings);
  url.searchParams.set('page_from', String(from));
  if (savedId === null) url.searchParams.set('page_size', String(settings.pageSize));
  const { q, topic, department, sort } = asked;
  const given = { q, chosen_topic: topic, chosen_department: department, sort };
  for (const [name, value] of Object.entries(given)) if (value) url.searchParams.set(name, value);
  const response = await fetch(url, { signal, credentials: 'omit' });
  if ([403, 404, 422].includes(response.status)) throw new NotShownError();
  if (!response.ok) throw new Error(`The directory answered ${response.status}.`);
  const { data } = (await response.json()) as { data: DirectoryPage };
  return data;
}
