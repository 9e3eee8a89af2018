import { parseArgs } from 'node:util';
import { recountEvents } from '../modules/events/index.ts';
import { runCli } from './run-cli.ts';

const usage = `Counts the events of every day anew and names what analytics keeps otherwise.

  npm run recount
  npm run recount -- --mend    writes it as counted`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { mend: { type: 'boolean' } },
});
const isKnown = positionals.length === 0 && Object.keys(values).every((name) => name === 'mend');

if (isKnown)
  await runCli(async ({ db }) => {
    const mend = values.mend === true;
    const { days, differences } = await recountEvents(db, { now: new Date(), mend });
    const lines = differences.flatMap(({ day, found }) =>
      found.map(
        ({ name, entity_type: type, entity_id: id, kept, counted }) =>
          `  ${day.orgId} ${day.day} ${name} of ${type} ${id}: kept ${kept ?? 'nothing'}, counted ${counted ?? 'nothing'}`,
      ),
    );
    // The exit code tells a script; mended differences are no failure.
    if (lines.length > 0 && !mend) process.exitCode = 1;
    return [
      `${days} days counted anew, ${lines.length} differences${lines.length > 0 && mend ? ', mended' : ''}.`,
      ...lines,
    ].join('\n');
  });
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
}
