import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@rostrum/test-support/processes';
import type { TrialLabel } from '../trial-area/trial-releases.ts';
import { trialFolder } from '../folders.ts';

const types = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

/** A developer's own machine: serves the files of a release to pages of other origins, unchecked and never kept. */
export class DeveloperServer implements AsyncDisposable {
  readonly url: string;
  readonly #server;

  private constructor(port: number, label: TrialLabel) {
    this.url = `http://localhost:${port}/`;
    this.#server = createServer((request, response) => {
      const name = new URL(request.url ?? '/', this.url).pathname.slice(1);
      const type = Object.entries(types).find(([ending]) => name.endsWith(`.${ending}`))?.[1];
      void readFile(join(trialFolder, label, 'mf-trial/dist', name)).then(
        (content) =>
          response
            .writeHead(200, {
              'access-control-allow-origin': '*',
              'cache-control': 'no-store',
              'content-type': type ?? 'text/plain',
            })
            .end(content),
        () => response.writeHead(404, { 'access-control-allow-origin': '*' }).end(),
      );
    });
  }

  static async start(label: TrialLabel): Promise<DeveloperServer> {
    const port = await freePort();
    const developer = new DeveloperServer(port, label);
    await new Promise<void>((settle) => developer.#server.listen(port, 'localhost', settle));
    return developer;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((settle) => this.#server.close(settle));
  }

  async [Symbol.asyncDispose]() {
    if (this.#server.listening) await this.stop();
  }
}
