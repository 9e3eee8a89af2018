import fastify from 'fastify';

// The baseline of the server's throughput: a route that does nothing, in a process of its own like the server.
const app = fastify();
app.get('/', async () => ({}));
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ origin });
process.once('disconnect', () => void app.close());
