import { productLook, themes } from '@rostrum/contracts/builder';
import { setTimeout as wait } from 'node:timers/promises';

interface Manager {
  authorization: string;
  identifier: string;
}
type Route = typeof themes.get | typeof themes.saveDraft | typeof themes.publish;

async function call(origin: string, manager: Manager, route: Route, body?: object) {
  const answer = await fetch(origin + route.path.replace('{identifier}', manager.identifier), {
    method: route.method,
    headers: {
      authorization: manager.authorization,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${route.id} answered ${String(answer.status)}: ${text.slice(0, 300)}`);
  const { data }: { data: unknown } = JSON.parse(text);
  return themes.get.response.parse(data);
}

/** The style sheet that a page names, as a guest's browser gets it with the page. */
async function readSheet(page: string): Promise<string> {
  const html = await (await fetch(page)).text();
  const address = /href="(\/themes\/[^"]+\.css[^"]*)"/.exec(html)?.[1];
  return address === undefined ? '' : (await fetch(new URL(address, page))).text();
}

/**
 * Publishes a look with that colour, and answers in milliseconds how long it takes from the press of the button until a page
 * that a guest opens is drawn in it.
 */
export async function publishTheme(
  { origin, guestPage, manager }: { origin: string; guestPage: string; manager: Manager },
  primary: string,
): Promise<number> {
  const { version } = await call(origin, manager, themes.get);
  const draft = await call(origin, manager, themes.saveDraft, {
    version,
    look: { ...productLook, primary },
  });
  // Whoever publishes has looked at the page before: it is kept, and has to be let go.
  await readSheet(guestPage);
  const began = performance.now();
  await call(origin, manager, themes.publish, { version: draft.version, accept_low_contrast: true });
  while (!(await readSheet(guestPage)).includes(primary)) {
    if (performance.now() - began > 30_000) throw new Error('A published look did not reach a page.');
    await wait(10);
  }
  return performance.now() - began;
}
