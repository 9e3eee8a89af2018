import { defineModule } from '@rostrum/server-kit/module';
import { topicSuggestionRoutes } from './topic-suggestions.routes.ts';

/** Topics suggested from the text of a profile. */
export const topicSuggestionsModule = defineModule({
  name: 'topic-suggestions',
  routes: topicSuggestionRoutes,
});
