import { z } from 'zod';
import { runQuietly } from '../processes/run-quietly.ts';

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), via: z.array(z.unknown()).default([]) }),
  ),
});

export type RegistryAudit = { isAnswered: false; why: string } | { isAnswered: true; found: string[] };

/** Reads what `npm audit --json` said: its findings, or why there are none to be had. */
export function readAudit(output: string): RegistryAudit {
  const text = output.slice(output.indexOf('{'));
  const json: unknown = ((): unknown => {
    try {
      return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1));
    } catch {
      return null;
    }
  })();
  const parsed = report.safeParse(json);
  if (!parsed.success) {
    const { message } = z
      .object({ message: z.string().catch('') })
      .catch({ message: '' })
      .parse(json);
    const status = /\b[45]\d\d\b/.exec(message)?.[0];
    return { isAnswered: false, why: status === undefined ? 'it gave no report' : `it answered ${status}` };
  }
  const found = Object.entries(parsed.data.vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range}: ${severity}`,
  );
  return { isAnswered: true, found };
}

/** Asks the configured registry, which may know what the snapshot does not. Not every registry answers. */
export const askRegistry = async (): Promise<RegistryAudit> =>
  readAudit((await runQuietly('npm', ['audit', '--json', '--package-lock-only', '--audit'])).output);
