import type { FastifyInstance } from 'fastify';

/** 0 1 1 0 1 0 0 1 …: even, and without a rhythm that the steps of a test could fall into. */
const thueMorse = (count: number): 0 | 1 => {
  let ones = 0;
  for (let rest = count; rest > 0; rest >>>= 1) ones += rest & 1;
  return (ones & 1) as 0 | 1;
};

/**
 * Two servers that look like one: requests go to the one or the other, as behind a balancer, whether they are injected or
 * come over a socket. What a test finds true is then true of any number of servers: nothing may be remembered in one.
 */
export function asOneServer(servers: readonly [FastifyInstance, FastifyInstance]): FastifyInstance {
  const [first, second] = servers;
  let count = 0;
  const next = (): 0 | 1 => thueMorse(count++);
  const listeners = [first, second].map(({ server }) => server.listeners('request'));
  first.server.removeAllListeners('request');
  first.server.on('request', (...parts) => {
    for (const listener of listeners[next()] ?? []) Reflect.apply(listener, first.server, parts);
  });
  return new Proxy(first, {
    get(target, name) {
      if (name === 'inject') {
        const server = servers[next()];
        return server.inject.bind(server);
      }
      if (name === 'close') return () => Promise.all([first.close(), second.close()]);
      return Reflect.get(target, name) as unknown;
    },
  });
}
