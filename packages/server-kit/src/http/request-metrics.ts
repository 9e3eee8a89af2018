import type { Server } from 'node:http';
import fp from 'fastify-plugin';
import {
  createServerMetrics,
  listenForScrapes,
  type MeasuredServer,
  type MetricsAddress,
} from '../metrics/index.ts';

export interface RequestMetricsOptions extends Omit<MeasuredServer, 'countLiveStreams'> {
  address: MetricsAddress;
}

/** Counts every answer by the pattern of its route, and lets a scraper read that and the state of the server. */
export const requestMetrics = fp<RequestMetricsOptions>(
  async (app, { address, ...measured }) => {
    const metrics = createServerMetrics({ ...measured, countLiveStreams: () => app.countLiveStreams() });
    let listener: Server | undefined;
    app.decorate('metricsAddress', () => listener?.address() ?? null);
    app.addHook('onResponse', (request, reply, done) => {
      const { url: pattern, config } = request.routeOptions;
      metrics.noteRequest({
        method: request.method,
        // What matches no route is a page of the shell or nothing; its address is the visitor's own.
        route: config.contract?.path ?? pattern ?? 'page',
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      });
      done();
    });
    app.addHook('onReady', async () => {
      listener = await listenForScrapes(metrics, address);
    });
    app.addHook('onClose', async () => {
      listener?.closeAllConnections();
      listener?.close();
    });
  },
  { name: 'request-metrics', dependencies: ['live-events'] },
);
