import type { EmbedContentPage, EmbedSettings } from '@rostrum/contracts/builder';
import { defaultContentSettings, type ContentSettings } from './content-settings.ts';
import { NotShownError } from './load-directory.ts';

/** The settings and the status come with a saved embed alone. */
export type LoadedContent = EmbedContentPage & { status?: 'active' | 'paused'; settings?: EmbedSettings };

/** The address of what is shown, and of the same as a page of its own. */
export function contentAddress(
  origin: string,
  { savedId, settings }: { savedId: string | null; settings: ContentSettings },
): URL {
  if (savedId !== null) return new URL(`/embed/saved/${encodeURIComponent(savedId)}/content.json`, origin);
  const url = new URL(`/embed/content/${encodeURIComponent(settings.organization)}.json`, origin);
  url.searchParams.set('kind', settings.kind);
  for (const key of settings.of) url.searchParams.append('of', key);
  for (const name of ['topic', 'department', 'tag', 'field'] as const)
    if (settings[name]) url.searchParams.set(name, settings[name]);
  if (settings.sort !== defaultContentSettings.sort) url.searchParams.set('sort', settings.sort);
  if (settings.language !== defaultContentSettings.language)
    url.searchParams.set('language', settings.language);
  if (!settings.analytics) url.searchParams.set('analytics', 'false');
  url.searchParams.set('page_size', String(settings.pageSize));
  return url;
}

/** One page of it. Sent without cookies: the answer is the same for everybody. */
export async function loadContent(url: URL, from: number, signal: AbortSignal): Promise<LoadedContent> {
  if (from > 0) url.searchParams.set('page_from', String(from));
  const response = await fetch(url, { signal, credentials: 'omit' });
  if ([400, 403, 404, 410].includes(response.status)) throw new NotShownError();
  if (!response.ok) throw new Error(`The embed answered ${response.status}.`);
  const { data } = (await response.json()) as { data: LoadedContent };
  return data;
}
