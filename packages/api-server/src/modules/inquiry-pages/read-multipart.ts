import { BusinessError, InputError } from '@rostrum/server-kit';

/** One field of a form. Its content is read before the next one is asked for; what is left of it is skipped. */
export interface FormPart {
  name: string;
  /** Set for files. */
  filename: string | undefined;
  content: AsyncIterable<Buffer>;
}

const maxParts = 300;
const maxHeadBytes = 8192;
const headEnd = Buffer.from('\r\n\r\n');

const malformed = () => new InputError('The form did not arrive whole. Send it again.');

/** A quoted value of Content-Disposition, as browsers write them. */
function readQuoted(head: string, name: string): string | undefined {
  const start = head.indexOf(`; ${name}="`);
  if (start === -1) return undefined;
  const from = start + name.length + 4;
  const end = head.indexOf('"', from);
  const value = end === -1 ? undefined : head.slice(from, end);
  return value?.replaceAll('%22', '"').replaceAll('%0D%0A', ' ');
}

interface MultipartOptions {
  boundary: string;
  /** Limit of the whole form. */
  maxBytes: number;
}

/** Buffers the unread bytes of a body: at most one chunk and a delimiter. */
function createIncoming(body: AsyncIterable<Buffer>, { boundary, maxBytes }: MultipartOptions) {
  const source = body[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter has no line before it.
  let held: Buffer = Buffer.from('\r\n');
  let left = maxBytes;
  let isInPart = true;

  async function pull(): Promise<void> {
    const next = await source.next();
    if (next.done) throw malformed();
    left -= next.value.length;
    if (left < 0)
      throw new BusinessError(
        'too_large',
        'These files are too large together. Choose fewer or smaller ones.',
      );
    held = Buffer.concat([held, next.value]);
  }

  function take(length: number): Buffer {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  }

  /** The bytes up to the next delimiter, which is taken as well. */
  async function* readContent(): AsyncGenerator<Buffer> {
    while (isInPart) {
      const end = held.indexOf(delimiter);
      const length = end === -1 ? Math.max(0, held.length - delimiter.length) : end;
      const bytes = take(length);
      if (end !== -1) {
        isInPart = false;
        take(delimiter.length);
      }
      if (length > 0) yield bytes;
      else if (isInPart) await pull();
    }
  }

  return {
    readContent,

    /** Ends the reading, also before the end. */
    close: async () => source.return?.(),

    async skipContent(): Promise<void> {
      const rest = readContent();
      while (!(await rest.next()).done);
    },

    /** The head of the next part; undefined after the last one. */
    async readHead(): Promise<string | undefined> {
      while (held.length < 2) await pull();
      if (take(2).toString('latin1') === '--') return undefined;
      let end = held.indexOf(headEnd);
      for (; end === -1; end = held.indexOf(headEnd)) {
        if (held.length > maxHeadBytes) throw malformed();
        await pull();
      }
      const head = take(end).toString('utf8');
      take(headEnd.length);
      isInPart = true;
      return head;
    },
  };
}

/** The fields of a form as browsers send it with files, one after the other and without holding a file. */
export async function* readMultipart(
  body: AsyncIterable<Buffer>,
  options: MultipartOptions,
): AsyncGenerator<FormPart> {
  const incoming = createIncoming(body, options);
  try {
    await incoming.skipContent();
    for (let count = 0; ; count += 1) {
      const head = await incoming.readHead();
      if (head === undefined) return;
      const name = readQuoted(head, 'name');
      if (count === maxParts || name === undefined) throw malformed();
      yield { name, filename: readQuoted(head, 'filename'), content: incoming.readContent() };
      await incoming.skipContent();
    }
  } finally {
    await incoming.close();
  }
}

/** The boundary that the header of such a form names. */
export function readBoundary(contentType: string | undefined): string | undefined {
  const [, value] = (contentType ?? '').split('boundary=', 2);
  const boundary = value?.split(';', 1)[0]?.trim().replaceAll('"', '');
  return boundary && boundary.length <= 70 ? boundary : undefined;
}
