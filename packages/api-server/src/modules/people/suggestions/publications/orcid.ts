import { z } from 'zod';
import { readAnswer, toDate, toDoi, toKind, toTitle, type WorkSource } from './source.ts';

const valued = z.object({ value: z.string().nullish() }).nullish();
const summary = z.object({
  title: z.object({ title: valued }).nullish(),
  'journal-title': valued,
  type: z.string().nullish(),
  url: valued,
  'publication-date': z.object({ year: valued, month: valued, day: valued }).nullish(),
  'external-ids': z
    .object({
      'external-id': z
        .array(z.object({ 'external-id-type': z.string(), 'external-id-value': z.string().nullish() }))
        .nullish(),
    })
    .nullish(),
});
const works = z.object({ group: z.array(z.object({ 'work-summary': z.array(summary).min(1) })) });

/** The public record of ORCID, as the person keeps it. */
export const orcidSource: WorkSource = {
  name: 'orcid',
  address: 'https://pub.orcid.org',
  path: (orcid) => `/v3.0/${orcid}/works`,
  read: (answer) =>
    readAnswer(works, answer).group.flatMap(({ 'work-summary': [work] }) => {
      if (!work) return [];
      const published = work['publication-date'];
      const ids = work['external-ids']?.['external-id'] ?? [];
      const doi = toDoi(ids.find((one) => one['external-id-type'] === 'doi')?.['external-id-value']);
      return [
        {
          title: toTitle(work.title?.title?.value ?? ''),
          publisher: toTitle(work['journal-title']?.value ?? ''),
          kind: toKind(work.type ?? ''),
          year: Number(published?.year?.value) || undefined,
          date: toDate(published?.year?.value, published?.month?.value, published?.day?.value),
          doi,
          url: work.url?.value ?? undefined,
        },
      ];
    }),
};
