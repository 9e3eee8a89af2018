import { parseArgs } from 'node:util';
import { checkDependencies, describeKnowledge } from '../dependencies/check-dependencies.ts';
import { readLocked } from '../dependencies/lockfile.ts';
import { askRegistry } from '../dependencies/registry-audit.ts';
import { readSnapshot, takeSnapshot } from '../dependencies/snapshot.ts';
import { Refusal, runCommand } from '../terminal/refusal.ts';

const usage = `What is known against the packages that are installed.

  npm run advisories                        the checks of npm run check, and the registry's own audit where it answers
  npm run advisories -- --from FOLDER       takes the data anew from a clone of github.com/github/advisory-database
  npm run advisories -- --licences          every licence, and who has it`;

/** Licences by how many packages have them; who, where it is few. */
function licenceLines(): string[] {
  const byLicence = Map.groupBy(readLocked(), ({ license }) => license ?? 'none');
  return [...byLicence]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .map(([licence, all]) => {
      const names = [...new Set(all.map(({ name }) => name))].toSorted();
      return `${licence}: ${all.length}${names.length <= 15 ? ` (${names.join(', ')})` : ''}`;
    });
}

async function report(): Promise<number> {
  const { checked, faults } = checkDependencies();
  console.log(`${checked} packages, ${describeKnowledge(readSnapshot())}: ${faults.length} to look at.`);
  for (const fault of faults) console.log(`  - ${fault}`);
  const audit = await askRegistry();
  if (!audit.isAnswered) {
    console.log(`The registry's own audit tells nothing: ${audit.why}.`);
    return faults.length > 0 ? 1 : 0;
  }
  console.log(`The registry's own audit: ${audit.found.length} to look at.`);
  for (const one of audit.found) console.log(`  - ${one}`);
  return faults.length + audit.found.length > 0 ? 1 : 0;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, licences: { type: 'boolean' }, help: { type: 'boolean' } },
    strict: false,
  });
  if (values.help) console.log(usage);
  else if (values.licences) console.log(licenceLines().join('\n'));
  else if (typeof values.from === 'string') {
    if (values.from === '') throw new Refusal(usage);
    const { date, advisories } = await takeSnapshot(values.from);
    console.log(`Took ${advisories.length} advisories about our packages, as of ${date}.`);
    return report();
  } else return report();
});
