import { buildSite } from '../build/build-site.ts';
import { requireFreePort } from '../start/require-free-port.ts';
import { serve } from '../start/serve.ts';
import { readSettings } from '../start/settings.ts';
import { runCommand } from '../terminal/refusal.ts';

await runCommand(async () => {
  const settings = readSettings();
  await requireFreePort(settings.port);
  await buildSite();
  return serve(settings);
});
