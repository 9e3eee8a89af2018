export { topicSuggestionRoutes } from './topic-suggestions.routes.ts';
