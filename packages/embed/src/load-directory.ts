import type { DirectorySettings } from './directory-settings.ts';

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
}

/** One page of people. Sent without cookies: the answer is the same for everybody. */
export async function loadDirectory(
  origin: string,
  { organization, pageSize, topic }: DirectorySettings,
  { q, from, signal }: { q: string; from: number; signal: AbortSignal },
): Promise<DirectoryPage> {
  const url = new URL(`/embed/directory/${encodeURIComponent(organization)}.json`, origin);
  url.searchParams.set('page_from', String(from));
  url.searchParams.set('page_size', String(pageSize));
  if (q) url.searchParams.set('q', q);
  if (topic) url.searchParams.set('topic', topic);
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`The directory answered ${response.status}.`);
  const { data } = (await response.json()) as { data: DirectoryPage };
  return data;
}
