import { personSectionForms, cutText } from '@rostrum/contracts';
import { publicationSources, type PublicationSource } from '@rostrum/contracts/people';
import type { GuardedFetch } from '@rostrum/server-kit/outbound';
import { foldText, withoutEmpty, type Candidate } from '../candidate.ts';
import { crossrefSource } from './crossref.ts';
import { openAlexSource } from './openalex.ts';
import { orcidSource } from './orcid.ts';
import { askSource, type FoundWork, type WorkSource } from './source.ts';

const sources: Readonly<Record<PublicationSource, WorkSource>> = {
  orcid: orcidSource,
  openalex: openAlexSource,
  crossref: crossrefSource,
};

/** The sources that an installation asks, with the address of a mirror where it names one. */
export type AskedSources = Readonly<Partial<Record<PublicationSource, { address: string | undefined }>>>;

export const namesOf = (asked: AskedSources): PublicationSource[] =>
  publicationSources.filter((name) => asked[name] !== undefined);

/** One work is known to several sources: by its DOI, or by its name. What one leaves out, another may say. */
function uniteWorks(works: readonly FoundWork[]): FoundWork[] {
  const united: FoundWork[] = [];
  const places = new Map<string, number>();
  for (const work of works) {
    const keys = [work.doi, foldText(work.title)].filter((key) => key !== undefined && key !== '');
    const place = keys.map((key) => places.get(String(key))).find((found) => found !== undefined);
    const other = place === undefined ? undefined : united[place];
    if (place !== undefined && other) {
      united[place] = {
        ...other,
        publisher: other.publisher || work.publisher,
        year: other.year ?? work.year,
        date: other.date ?? work.date,
        doi: other.doi ?? work.doi,
        url: other.url ?? work.url,
      };
    } else united.push(work);
    for (const key of keys) places.set(String(key), place ?? united.length - 1);
  }
  return united;
}

const { doi: publicationDoi } = personSectionForms.publication.shape;

const toCandidate = ({ title, publisher, kind, year, date, doi, url }: FoundWork): Candidate => ({
  kind: 'section',
  section: 'publication',
  data: withoutEmpty({
    title: cutText(title, 300),
    publisher: cutText(publisher, 200),
    kind,
    doi: publicationDoi.safeParse(doi).data,
    year: year !== undefined && year >= 1900 && year <= 2100 ? year : undefined,
    url: doi === undefined ? url : `https://doi.org/${doi}`,
    date,
    highlighted: false,
  }),
});

export interface FoundWorks {
  candidates: Candidate[];
  silent: PublicationSource[];
  incomplete: number;
}

/** Asks all sources at once. One that does not answer keeps the others from nothing. */
export async function findWorks(
  { fetch, asked }: { fetch: GuardedFetch; asked: AskedSources },
  orcid: string,
): Promise<FoundWorks> {
  const names = namesOf(asked);
  const answers = await Promise.allSettled(
    names.map((name) => askSource(fetch, { source: sources[name], address: asked[name]?.address }, orcid)),
  );
  const works = uniteWorks(answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])));
  const named = works.filter(({ title }) => title !== '');
  const complete = named.filter(({ publisher }) => publisher !== '');
  return {
    candidates: complete
      .toSorted((left, right) => (right.year ?? 0) - (left.year ?? 0))
      .map((work) => toCandidate(work)),
    silent: names.filter((_, place) => answers[place]?.status === 'rejected'),
    incomplete: named.length - complete.length,
  };
}
