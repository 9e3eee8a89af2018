import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import NextAuth, { type NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import type { Peer } from './peer.ts';

type Handler = (request: object, response: object) => Promise<unknown>;

const person = { email: 'ada@paper.example', password: 'correct horse battery staple', name: 'Ada Byron' };

const options: NextAuthOptions = {
  secret: 'a secret of the tests, 32 characters',
  logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
  session: { strategy: 'jwt', maxAge: 36_000 },
  providers: [
    CredentialsProvider({
      name: 'Email and password',
      credentials: { email: {}, password: {} },
      authorize: async (given) =>
        given?.email === person.email && given.password === person.password
          ? { id: 'ada', name: person.name, email: person.email }
          : null,
    }),
  ],
  callbacks: {
    // What the specification puts into a session, so that our client can read it.
    session: async ({ session }) => ({
      ...session,
      user: {
        type: 'media',
        name: person.name,
        email: person.email,
        image: null,
        identifier: 'ada',
        username: null,
        company_username: null,
      },
      sessionToken: 'token-of-the-peer',
    }),
  },
};

const cookiesOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    (headers.cookie ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
      }),
  );

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (text === '') return {};
  return request.headers['content-type']?.startsWith('application/json')
    ? JSON.parse(text)
    : Object.fromEntries(new URLSearchParams(text));
}

/** The little of the framework's request and response that the library's handler asks for. */
async function serve(handle: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? '/', 'http://peer');
  const response = Object.assign(outgoing, {
    status(code: number) {
      outgoing.statusCode = code;
      return response;
    },
    json(value: unknown) {
      outgoing.setHeader('content-type', 'application/json');
      outgoing.end(JSON.stringify(value));
    },
    send(value: unknown) {
      if (typeof value === 'object' && value !== null) response.json(value);
      else outgoing.end(value ?? '');
    },
  });
  const request = Object.assign(incoming, {
    query: {
      ...Object.fromEntries(url.searchParams),
      nextauth: url.pathname.split('/').slice(3),
    },
    cookies: cookiesOf(incoming),
    body: await bodyOf(incoming),
  });
  await handle(request, response);
}

/** The authentication library's own handler on a plain HTTP server: what our server and our client are measured by. */
export async function startNextAuthServer(
  origin = 'http://peer.test',
  { pages }: Pick<NextAuthOptions, 'pages'> = {},
): Promise<Peer> {
  const handle = NextAuth({ ...options, ...(pages && { pages }) }) as Handler;
  const server = createServer((incoming, outgoing) => {
    // The library reads its own address from the environment at each request.
    process.env.NEXTAUTH_URL = origin;
    serve(handle, incoming, outgoing).catch(() => outgoing.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin,
    port: (server.address() as AddressInfo).port,
    person,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
