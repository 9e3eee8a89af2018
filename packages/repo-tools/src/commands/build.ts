import { buildSite } from '../build/build-site.ts';
import { runCommand } from '../terminal/refusal.ts';

await runCommand(() => buildSite(process.argv.slice(2)));
