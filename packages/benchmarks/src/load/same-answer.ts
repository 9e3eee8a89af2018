import fastify from 'fastify';

// The floor of an answer: its headers and its text, ready beforehand, from a route that does nothing else.
const { headers, body } = JSON.parse(process.argv[2] ?? '') as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');
const app = fastify();
app.get('/', (_request, reply) => void reply.headers(headers).send(bytes));
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ origin });
process.once('disconnect', () => void app.close());
