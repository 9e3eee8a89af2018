import { parseArgs } from 'node:util';
import { makeChanges } from '../generators/change.ts';
import { remoteChanges } from '../generators/remote.ts';
import { resourceChanges } from '../generators/resource/resource.ts';
import { Refusal, runCommand } from '../terminal/refusal.ts';

const usage = `What should be written?
  npm run new -- remote NAME
  npm run new -- resource NAMES [--area AREA]`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { area: { type: 'string' } },
  });
  const [kind, name] = positionals;
  if (kind !== 'remote' && kind !== 'resource') throw new Refusal(usage);
  const area = values.area?.replace(/^mf-/, '');
  const { changes, next } = kind === 'remote' ? remoteChanges(name) : resourceChanges(name, area);
  const written = await makeChanges(changes);
  console.log(
    [...written.map((path) => `  ${path}`), '', 'Next:', ...next.map((line) => `  ${line}`)].join('\n'),
  );
});
