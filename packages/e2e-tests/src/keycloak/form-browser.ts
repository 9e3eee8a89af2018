import { JSDOM } from 'jsdom';

export interface Visited {
  url: URL;
  status: number;
  html: string;
}
interface Form {
  action: URL;
  method: string;
  fields: Map<string, string>;
  hasPassword: boolean;
}

const maxSteps = 25;

/** Reads the first form of a page. */
export function readForm({ url, html }: Visited): Form | undefined {
  const { document } = new JSDOM(html).window;
  const form = document.querySelector('form');
  if (!form) return undefined;
  const inputs = [...form.querySelectorAll('input, button')];
  const fields = new Map(
    inputs
      .filter((input) => input.hasAttribute('name') && input.getAttribute('type') !== 'checkbox')
      .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  );
  return {
    action: new URL(form.getAttribute('action') ?? '', url),
    method: (form.getAttribute('method') ?? 'get').toUpperCase(),
    fields,
    hasPassword: form.querySelector('input[type=password]') !== null,
  };
}

/** A browser without scripts: cookies, redirects, and forms that are sent as they are or filled in. */
export class FormBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();

  clear(host: string): void {
    this.#cookies.delete(host);
  }

  cookies = (host: string): string =>
    [...(this.#cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');

  #remember(host: string, lines: readonly string[]): void {
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=Thu, 01.Jan.1970/i.test(line) || value === '') jar.delete(name);
      else jar.set(name, value);
    }
    this.#cookies.set(host, jar);
  }

  async #send(url: URL, fields?: URLSearchParams): Promise<{ response: Response; html: string }> {
    const cookie = this.cookies(url.hostname);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { ...(cookie !== '' && { cookie }), accept: 'text/html,application/json' },
      ...(fields && { method: 'POST', body: fields }),
    });
    this.#remember(url.hostname, response.headers.getSetCookie());
    return { response, html: await response.text() };
  }

  /** Opens an address, or posts to it, and follows where it leads until `isEnd` or a page. */
  async open(
    address: string | URL,
    {
      fields,
      isEnd = () => false,
    }: { fields?: Iterable<[string, string]>; isEnd?: (url: URL) => boolean } = {},
  ): Promise<Visited> {
    let url = new URL(address);
    let body = fields && new URLSearchParams([...fields]);
    for (let step = 0; step < maxSteps; step += 1) {
      if (isEnd(url)) return { url, status: 0, html: '' };
      const { response, html } = await this.#send(url, body);
      body = undefined;
      const location = response.headers.get('location');
      if (location === null) return { url, status: response.status, html };
      url = new URL(location, url);
    }
    throw new Error(`${url.origin} leads in circles.`);
  }

  /** Sends a form with values of one's own. */
  submit(
    form: Form,
    values: Record<string, string> = {},
    options: { isEnd?: (url: URL) => boolean } = {},
  ): Promise<Visited> {
    const fields = new Map([...form.fields, ...Object.entries(values)]);
    if (form.method === 'POST') return this.open(form.action, { ...options, fields });
    const url = new URL(form.action);
    for (const [name, value] of fields) url.searchParams.set(name, value);
    return this.open(url, options);
  }
}
