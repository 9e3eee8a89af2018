import type { ApiClient } from '@rostrum/api-client';
import { csvFileMark, type RouteBody } from '@rostrum/contracts';
import { personExport } from '@rostrum/contracts/people';

export type PeopleAsked = Omit<RouteBody<typeof personExport.read>, 'after'>;

/** Saves text as a file of the device. */
export function saveFile(parts: string[], name: string): void {
  const url = URL.createObjectURL(new Blob([csvFileMark, ...parts], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked at once some browsers cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Reads people page by page from the server and saves them as one file; answers how many. */
export async function exportPeople(api: ApiClient, asked: PeopleAsked): Promise<number> {
  const parts: string[] = [];
  let count = 0;
  let after: string | null | undefined;
  do {
    const page = await api.call(personExport.read, {
      body: { ...asked, ...(typeof after === 'string' && { after }) },
    });
    parts.push(page.text);
    count += page.count;
    after = page.next;
  } while (after !== null);
  saveFile(parts, 'people.csv');
  return count;
}
