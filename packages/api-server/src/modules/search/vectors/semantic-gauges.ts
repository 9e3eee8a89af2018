import type { SemanticSearch } from './semantic-search.ts';

/** What `/healthz` and `/readyz` say of it: nothing where the operator wants no model. */
export const healthParts = ({ state }: Pick<SemanticSearch, 'state'>): Record<string, string> =>
  state === 'off' ? {} : { search_model: state };

/** What a scrape reads of search by meaning. */
export const semanticGauges = (semantics: Pick<SemanticSearch, 'state' | 'experts' | 'bytes' | 'due'>) => ({
  rostrum_search_model_ready: {
    help: 'Whether searches compare by meaning: 1, or 0 while words alone decide.',
    read: () => (semantics.state === 'ready' ? 1 : 0),
  },
  rostrum_search_vector_experts: {
    help: 'Experts whose vectors this server has in memory.',
    read: () => semantics.experts,
  },
  rostrum_search_vector_bytes: {
    help: 'Bytes that the vectors take in memory.',
    read: () => semantics.bytes,
  },
  rostrum_search_vectors_due: {
    help: 'Experts whose vectors are still to be computed, as this server last counted; they are found by words alone.',
    read: () => semantics.due,
  },
});
