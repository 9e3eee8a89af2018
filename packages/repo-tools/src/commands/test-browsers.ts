import { buildSite } from '../build/build-site.ts';
import { runLoudly } from '../processes/run-loudly.ts';
import { inRepository } from '../repository.ts';
import { Refusal, runCommand } from '../terminal/refusal.ts';

const known = ['firefox', 'webkit'];

await runCommand(async () => {
  const browsers = process.argv.slice(2);
  const unknown = browsers.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Refusal(`'${unknown.join(', ')}' is not one of ${known.join(', ')}. Name none to test both.`);
  await buildSite();
  const projects = browsers.flatMap((name) => ['--project', name]);
  return runLoudly('playwright', ['test', '-c', 'playwright.browsers.config.ts', ...projects], {
    cwd: inRepository('packages/e2e-tests'),
  });
});
