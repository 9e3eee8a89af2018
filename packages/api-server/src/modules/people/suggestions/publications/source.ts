import { partialDate } from '@rostrum/contracts';
import type { z } from 'zod';
import type { PublicationSource } from '@rostrum/contracts/people';
import { InputError } from '@rostrum/server-kit';
import type { GuardedFetch } from '@rostrum/server-kit/outbound';

/** A work as a source knows it. */
export interface FoundWork {
  title: string;
  /** Journal or publisher; empty where the source names none. */
  publisher: string;
  kind: 'article' | 'book' | 'report' | 'data_set';
  year: number | undefined;
  /** As much of its date as the source knows: `2021`, `2021-03` or `2021-03-14`. */
  date: string | undefined;
  /** Without the address in front of it, in lower case. */
  doi: string | undefined;
  url: string | undefined;
}

/** Where works are looked up: its address, and how its answer is read. A further source is one more of these. */
export interface WorkSource {
  name: PublicationSource;
  /** Of the public service; an installation may name a mirror. */
  address: string;
  path: (orcid: string) => string;
  read: (answer: unknown) => FoundWork[];
}

/** The type of a work in the words of the sources, as a profile files it. */
export function toKind(type = ''): FoundWork['kind'] {
  if (/book|monograph/.test(type)) return type.includes('chapter') ? 'article' : 'book';
  if (/report|working-paper/.test(type)) return 'report';
  return /data-?set/.test(type) ? 'data_set' : 'article';
}

/** Titles come with the marks of web pages in them. */
export const toTitle = (text = ''): string =>
  text
    .replaceAll(/<[^<>]{1,60}>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Year, month and day as far as they are given, one after the other. */
export function toDate(...parts: (string | number | null | undefined)[]): string | undefined {
  const given = parts.findIndex((part) => !part);
  const known = parts.slice(0, given === -1 ? parts.length : given);
  return partialDate.safeParse(known.join('-')).data;
}

export const toDoi = (text: string | null | undefined): string | undefined =>
  text?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)/i, '').toLowerCase() || undefined;

/** What was answered, if it has the shape that the source is known for. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(answer);
  if (!success) throw new InputError('The answer has another shape than it had.');
  return data;
}

/** Asks a source for the works of one ORCID iD. Throws whatever keeps it from answering. */
export async function askSource(
  fetch: GuardedFetch,
  { source, address }: { source: WorkSource; address: string | undefined },
  orcid: string,
): Promise<FoundWork[]> {
  const response = await fetch(`${address ?? source.address}${source.path(orcid)}`, {
    headers: { accept: 'application/json', 'user-agent': 'Rostrum-Publications/1' },
  });
  // An iD without a record is an answer: nothing is known of it.
  if (response.status === 404) return [];
  if (!response.ok) throw new InputError(`The source answered ${response.status}.`);
  return source.read(await response.json());
}
