import { z } from 'zod';

const event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});

/** A published weakness as the Open Source Vulnerability format writes it: one file each in the GitHub Advisory Database. */
export const osvAdvisory = z.object({
  id: z.string(),
  summary: z.string().default(''),
  withdrawn: z.string().nullish(),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
        ranges: z.array(z.object({ type: z.string(), events: z.array(event) })).default([]),
        versions: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  database_specific: z.object({ severity: z.string().nullish() }).nullish(),
});
export type OsvAdvisory = z.infer<typeof osvAdvisory>;

export const advisory = z.object({
  id: z.string(),
  package: z.string(),
  summary: z.string(),
  severity: z.string(),
  /** As npm writes ranges; single versions are joined by ||. */
  affected: z.string().min(1),
});
export type Advisory = z.infer<typeof advisory>;

/** What was taken from the database, and when. */
export const advisorySnapshot = z.object({
  source: z.string(),
  licence: z.string(),
  commit: z.string(),
  /** Of that commit: what was published later is not known. */
  date: z.iso.date(),
  advisories: z.array(advisory),
});
export type AdvisorySnapshot = z.infer<typeof advisorySnapshot>;

type Range = OsvAdvisory['affected'][number]['ranges'][number];

/** Events come in the order of versions: each `introduced` begins a stretch that the next other event ends. */
function stretchesOf({ type, events }: Range): string[] {
  if (type !== 'SEMVER' && type !== 'ECOSYSTEM') return [];
  const stretches: string[] = [];
  let from: string | undefined;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined) from = introduced;
    if (from === undefined || (fixed === undefined && last === undefined)) continue;
    const lower = from === '0' ? '>=0.0.0-0' : `>=${from}`;
    stretches.push(fixed === undefined ? `${lower} <=${last}` : `${lower} <${fixed}`);
    from = undefined;
  }
  if (from !== undefined) stretches.push(from === '0' ? '>=0.0.0-0' : `>=${from}`);
  return stretches;
}

/** An advisory for each npm package that it is about; none when it was withdrawn. */
export function readAdvisory({
  id,
  summary,
  withdrawn,
  affected,
  database_specific: more,
}: OsvAdvisory): Advisory[] {
  if (withdrawn) return [];
  return affected.flatMap(({ package: about, ranges, versions }) => {
    const stretches = [...ranges.flatMap(stretchesOf), ...versions];
    if (about?.ecosystem !== 'npm' || stretches.length === 0) return [];
    const severity = (more?.severity ?? 'unknown').toLowerCase();
    return [{ id, package: about.name, summary, severity, affected: stretches.join(' || ') }];
  });
}
