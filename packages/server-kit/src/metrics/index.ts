export { listenForScrapes, type MetricsAddress } from './metrics-listener.ts';
export { createServerMetrics, type MeasuredServer, type ServerMetrics } from './server-metrics.ts';
