import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runQuietly } from '../processes/run-quietly.ts';
import { exists, inRepository, readWorkspaces, root } from '../repository.ts';

const compilerSettings = z.object({
  extends: z.string(),
  compilerOptions: z.record(z.string(), z.unknown()).optional(),
  include: z.array(z.string()),
});
type CompilerSettings = z.infer<typeof compilerSettings>;

const cache = inRepository('packages/repo-tools/.cache/types');

/**
 * Workspaces that differ in nothing but their folder are one program. Each imports the sources of the others, so a compiler
 * of its own for each checks what they share once for every one of them.
 */
export function joinPrograms(
  workspaces: readonly { folder: string; settings: CompilerSettings }[],
): CompilerSettings[] {
  const programs = new Map<string, CompilerSettings>();
  for (const { folder, settings } of workspaces) {
    const { include, ...rest } = settings;
    const key = JSON.stringify(rest);
    const program = programs.get(key) ?? { ...rest, include: [] };
    program.include.push(...include.map((pattern) => join(root, folder, pattern)));
    programs.set(key, program);
  }
  return [...programs.values()];
}

const readSettings = (folder: string) =>
  compilerSettings.parse(JSON.parse(readFileSync(inRepository(folder, 'tsconfig.json'), 'utf8')));

export interface TypesOutcome {
  /** How many workspaces were checked. */
  checked: number;
  /** Folders of those whose types do not fit. */
  failed: string[];
  output: string;
}

/** Checks the types of every workspace. What did not change since the last time is taken from then. */
export async function checkTypes(onProgress?: (text: string) => void): Promise<TypesOutcome> {
  const workspaces = readWorkspaces()
    .filter(({ folder }) => exists(`${folder}/tsconfig.json`))
    .map(({ folder }) => ({ folder, settings: readSettings(folder) }));
  mkdirSync(cache, { recursive: true });
  const files = joinPrograms(workspaces).map((program, index) => {
    const file = join(cache, `program-${index}.json`);
    writeFileSync(file, JSON.stringify(program, undefined, 2));
    return file;
  });
  const waiting = files.values();
  const outcomes: { code: number; output: string }[] = [];
  // Side by side, so each with one checker: more of them in one compiler read the same libraries once each.
  const checkNext = async (): Promise<void> => {
    for (const file of waiting) {
      const parameters = ['-p', file, '--noEmit', '--checkers', '1'];
      const incremental = ['--incremental', '--tsBuildInfoFile', `${file}.tsbuildinfo`];
      outcomes.push(await runQuietly('tsc', [...parameters, ...incremental]));
      onProgress?.(`${outcomes.length} of ${files.length} programs`);
    }
  };
  await Promise.all([checkNext(), checkNext()]);
  const output = outcomes.map((outcome) => outcome.output).join('\n');
  const failed = new Set(
    Array.from(
      output.matchAll(/^(shell|mf-[\w-]+|packages\/[\w-]+)\/.*error TS/gm),
      ([, folder = '']) => folder,
    ),
  );
  // A compiler that did not start names no file.
  if (failed.size === 0 && outcomes.some(({ code }) => code !== 0)) failed.add('.');
  return { checked: workspaces.length, failed: [...failed], output };
}
