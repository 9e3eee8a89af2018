import { z } from 'zod';
import { readAnswer, toDate, toDoi, toKind, toTitle, type WorkSource } from './source.ts';

const works = z.object({
  results: z.array(
    z.object({
      title: z.string().nullish(),
      publication_year: z.number().nullish(),
      publication_date: z.string().nullish(),
      doi: z.string().nullish(),
      type: z.string().nullish(),
      primary_location: z
        .object({
          landing_page_url: z.string().nullish(),
          source: z
            .object({ display_name: z.string().nullish(), host_organization_name: z.string().nullish() })
            .nullish(),
        })
        .nullish(),
    }),
  ),
});

/** OpenAlex, an open index of scholarly works. */
export const openAlexSource: WorkSource = {
  name: 'openalex',
  address: 'https://api.openalex.org',
  path: (orcid) =>
    `/works?filter=author.orcid:${orcid}&sort=publication_year:desc&per-page=200&select=title,publication_year,publication_date,doi,type,primary_location`,
  read: (answer) =>
    readAnswer(works, answer).results.map((work) => {
      const source = work.primary_location?.source;
      return {
        title: toTitle(work.title ?? ''),
        publisher: toTitle(source?.display_name ?? source?.host_organization_name ?? ''),
        kind: toKind(work.type ?? ''),
        year: work.publication_year ?? undefined,
        date: toDate(work.publication_date),
        doi: toDoi(work.doi),
        url: work.primary_location?.landing_page_url ?? undefined,
      };
    }),
};
