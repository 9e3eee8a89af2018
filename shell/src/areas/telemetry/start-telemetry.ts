import type { Areas, AreaWatch, RegistryClient } from '@rostrum/federation';
import { createReportQueue } from './report-queue.ts';
import { createTelemetry } from './telemetry.ts';

/** Tells the server how the areas of this page do, with the proof that it was given them. */
export const startTelemetry = (
  areas: Pick<Areas, 'get' | 'subscribe'>,
  registry: Pick<RegistryClient, 'proofs'>,
): AreaWatch => createTelemetry(areas, createReportQueue({ proofs: registry.proofs }));
