// Takes pictures of the gallery in both modes at desktop, tablet and phone width: `npm run gallery:shoot -- <folder>`.
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildGallery } from './build.ts';
import { serveGallery } from './serve.ts';

const [folder = '.cache/gallery-pictures', only] = process.argv.slice(2);
const port = 4121;
mkdirSync(folder, { recursive: true });
const server = await serveGallery(await buildGallery(), port);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

for (const mode of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    for (const page of ['parts', 'list', 'inquiry', 'states']) {
      if (only && only !== page) continue;
      const tab = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: mode });
      tab.on('console', (message) =>
        message.type() === 'error' ? console.log(page, message.text()) : undefined,
      );
      await tab.goto(`http://localhost:${port}/?page=${page}`);
      await tab.waitForTimeout(500);
      await tab.screenshot({ path: join(folder, `${page}-${mode}-${width}.png`), fullPage: true });
      await tab.close();
    }
  }
}
await browser.close();
server.close();
