import type { PostSummary } from '@rostrum/contracts';

export const kindLabels: Record<PostSummary['kind'], string> = {
  article: 'Article',
  spotlight: 'Spotlight',
  alert: 'Expert alert',
  release: 'Release',
};
