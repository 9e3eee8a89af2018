import { isApiError, type ApiClient } from '@rostrum/api-client';
import { search } from '@rostrum/contracts';
import type { Suggest } from '@rostrum/ui-kit';

/** Names and areas of expertise for a text. One of the two may fail: what the other found is still worth showing. */
export const suggestFrom =
  (api: ApiClient): Suggest =>
  async (text, signal) => {
    const input = { query: { q: text }, signal };
    const answers = await Promise.allSettled([
      api.call(search.people, input),
      api.call(search.classifications, input),
    ]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.items : []));
    const failure = answers.find((answer) => answer.status === 'rejected');
    if (found.length === 0 && failure && isApiError(failure.reason)) throw failure.reason;
    return [...new Set(found.map(({ title }) => title))];
  };
