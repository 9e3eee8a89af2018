import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ForeignPage } from './foreign-site.ts';

/** Vue as a page takes it by one script, with the compiler of its templates. */
const library = readFileSync(createRequire(import.meta.url).resolve('vue/dist/vue.global.prod.js'), 'utf8');

/** Draws the template that holds the pasted element, again at each press of a button, and takes it away and back. */
const application = `
addEventListener('DOMContentLoaded', () => {
  const application = Vue.createApp({
    template: document.querySelector('template').innerHTML,
    data: () => ({ isShown: true, count: 0 }),
  });
  application.config.compilerOptions.isCustomElement = (name) => name.startsWith('rostrum-');
  application.mount('#root');
});`;

/** A page that Vue draws, with the pasted element in its template as any other element. */
export function makeVuePage(script: string, element: string): ForeignPage {
  const template = `<button @click="isShown = !isShown">Other page</button>
<button @click="count += 1">Drawn {{ count }}</button>
<main :class="'count-' + count"><div v-if="isShown">${element}</div></main>`;
  return {
    body: `${script}<template>${template}</template><div id="root"></div>`,
    script: `${library}${application}`.replaceAll('</script', String.raw`<\/script`),
  };
}
