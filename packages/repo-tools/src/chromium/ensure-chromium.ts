import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '@rostrum/test-support/browser';
import { runQuietly } from '../processes/run-quietly.ts';
import { Refusal } from '../terminal/refusal.ts';
import { step } from '../terminal/step.ts';
import { packageManagers } from './system-packages.ts';

const onPath = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

async function fromPlaywright(): Promise<string | null> {
  const { code } = await runQuietly('playwright', ['install', 'chromium']);
  return code === 0 ? findChromium() : null;
}

async function fromSystem(): Promise<string | null> {
  const manager = packageManagers.find(({ program }) => onPath(program));
  if (manager === undefined || process.getuid?.() !== 0) return null;
  for (const [program = '', ...parameters] of manager.steps) {
    const { code } = await runQuietly(program, parameters, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code !== 0) return null;
  }
  return findChromium();
}

/** The Chromium for the journeys: an installed one, else Playwright's own, else the system's package. */
export async function ensureChromium(): Promise<string> {
  const present = findChromium();
  if (present !== null) return present;
  const told = process.env.CHROMIUM_PATH;
  if (told !== undefined && told !== '') {
    throw new Refusal(
      `CHROMIUM_PATH names '${told}', which does not start. Correct it, or unset it to search.`,
    );
  }
  const installed = await step('Installing Chromium for the journeys', async (progress) => {
    progress("Playwright's own");
    const own = await fromPlaywright();
    if (own !== null) return own;
    progress("the system's package");
    return fromSystem();
  });
  if (installed !== null) return installed;
  const manager = packageManagers.find(({ program }) => onPath(program));
  const byHand =
    manager?.steps.map((words) => `sudo ${words.join(' ')}`).join(' && ') ?? 'install Chromium or Chrome';
  throw new Refusal(
    `No Chromium was found and none could be installed. Run: ${byHand}. Or set CHROMIUM_PATH to one.`,
  );
}
