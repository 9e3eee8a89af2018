import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** A browser counts when it starts: an installed one can still lack its libraries. */
function doesStart(path: string): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** The Chromium to test with: CHROMIUM_PATH, an installed one, or Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const told = process.env.CHROMIUM_PATH;
  if (told !== undefined && told !== '') return doesStart(told) ? told : null;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...elsewhere, chromium.executablePath()].find(doesStart) ?? null;
}
