import type { RegistryArea } from '@rostrum/contracts';
import { readLeakTrackingShare } from '../registry/read-registry.ts';

export interface LeakSampleOptions {
  page?: Document;
  random?: () => number;
}

/**
 * Decides once for a page view which releases are tracked: those that few people try first always, the others in the
 * share of page views that the server names.
 */
export function createLeakSample({ page = document, random = Math.random }: LeakSampleOptions = {}) {
  const isSampled = random() < readLeakTrackingShare(page);
  return ({ channel }: Pick<RegistryArea, 'channel'>): boolean => isSampled || channel !== 'current';
}
