import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { freePort } from '@rostrum/test-support/processes';
import { keepIdleConnections } from '../../server/idle-connections.ts';
import { reportsPath } from '@rostrum/contracts';
import { damage, type NetworkFault } from './faults.ts';

interface Rule {
  path: RegExp;
  fault: NetworkFault;
  hits: string[];
}

/** A fault between server and browser. */
export interface PlacedFault {
  /** The addresses it has damaged so far. */
  hits: readonly string[];
  /** Ends it: what is asked for from now on arrives. */
  end: () => void;
}

/** What stands between the server and browsers, as a network does: it hands on what it is given, or damages it. */
export class FaultProxy implements AsyncDisposable {
  readonly port: number;
  readonly origin: string;
  /** Set as soon as the server listens. */
  serverPort = 0;
  /** What pages have reported of releases, as it went by. */
  readonly reports: string[] = [];
  readonly #rules = new Set<Rule>();
  readonly #server: Server;

  private constructor(port: number) {
    this.port = port;
    this.origin = `http://localhost:${port}`;
    // A page that is left gives up what it asked for; what was being read of it then ends in the middle.
    this.#server = createServer((incoming, outgoing) => {
      this.#handOn(incoming, outgoing).catch(() => outgoing.destroy());
    });
  }

  static async start(): Promise<FaultProxy> {
    const proxy = new FaultProxy(await freePort());
    keepIdleConnections(proxy.#server);
    await new Promise<void>((settle) => proxy.#server.listen(proxy.port, '127.0.0.1', settle));
    return proxy;
  }

  place(path: RegExp, fault: NetworkFault): PlacedFault {
    const rule: Rule = { path, fault, hits: [] };
    this.#rules.add(rule);
    return { hits: rule.hits, end: () => this.#rules.delete(rule) };
  }

  endAll() {
    this.#rules.clear();
  }

  async #handOn(incoming: IncomingMessage, outgoing: ServerResponse) {
    const [path = ''] = (incoming.url ?? '').split('?');
    const rule = [...this.#rules].find((one) => one.path.test(path));
    rule?.hits.push(path);
    const { method, url } = incoming;
    // A body is damaged as what it means and not as what it was compressed to: no decoder is to find the fault first.
    const headers = { ...incoming.headers, ...(rule && { 'accept-encoding': 'identity' }) };
    const asked = send({ host: '127.0.0.1', port: this.serverPort, path: url, method, headers }, (answer) => {
      if (rule) this.#damaged(rule.fault, answer, outgoing).catch(() => outgoing.destroy());
      else {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }
    });
    asked.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
    if (path === reportsPath) this.reports.push(await text(incoming));
  }

  async #damaged(fault: NetworkFault, answer: IncomingMessage, outgoing: ServerResponse) {
    const right = {
      status: answer.statusCode ?? 502,
      type: answer.headers['content-type'] ?? 'application/octet-stream',
      body: await buffer(answer),
    };
    const changed = damage(fault, right);
    if (changed === 'reset') outgoing.destroy();
    else if (changed !== 'silence') {
      const { etag: _etag, 'content-length': _length, ...headers } = answer.headers;
      // Who answers in the place of the server does not know for how long its files may be kept.
      const kept = { 'cache-control': changed.isOurs ? headers['cache-control'] : 'no-store' };
      outgoing.writeHead(changed.status, { ...headers, ...kept, 'content-type': changed.type });
      outgoing.end(changed.body);
    }
  }

  async [Symbol.asyncDispose]() {
    this.#server.closeAllConnections();
    await new Promise((settle) => this.#server.close(settle));
  }
}
