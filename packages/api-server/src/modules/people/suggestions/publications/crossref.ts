import { z } from 'zod';
import { readAnswer, toDate, toDoi, toKind, toTitle, type WorkSource } from './source.ts';

const works = z.object({
  message: z.object({
    items: z.array(
      z.object({
        DOI: z.string().nullish(),
        URL: z.string().nullish(),
        type: z.string().nullish(),
        title: z.array(z.string()).nullish(),
        'container-title': z.array(z.string()).nullish(),
        publisher: z.string().nullish(),
        issued: z.object({ 'date-parts': z.array(z.array(z.number().nullable())) }).nullish(),
      }),
    ),
  }),
});

/** Crossref, where publishers register DOIs. */
export const crossrefSource: WorkSource = {
  name: 'crossref',
  address: 'https://api.crossref.org',
  path: (orcid) =>
    `/works?filter=orcid:${orcid}&sort=published&order=desc&rows=200&select=DOI,URL,type,title,container-title,publisher,issued`,
  read: (answer) =>
    readAnswer(works, answer).message.items.map((work) => ({
      title: toTitle(work.title?.[0]),
      publisher: toTitle(work['container-title']?.[0] ?? work.publisher ?? ''),
      kind: toKind(work.type ?? ''),
      year: work.issued?.['date-parts'][0]?.[0] ?? undefined,
      date: toDate(...(work.issued?.['date-parts'][0] ?? [])),
      doi: toDoi(work.DOI),
      url: work.URL ?? undefined,
    })),
};
