import { personSuggestions } from '@rostrum/contracts/people';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createTopicSuggestionService, type TopicSuggestionDeps } from './topic-suggestions.service.ts';

/** A form asks when it is opened and after each time it is saved; a draft saves by itself. */
const limit = { points: 600, seconds: 3600 };

export const topicSuggestionRoutes = contractRoutes((deps: TopicSuggestionDeps) => {
  const service = createTopicSuggestionService(deps);
  return [
    route(
      personSuggestions.topics,
      'person.write',
      ({ session, params }) => service.topics(session, params),
      { limit },
    ),
  ];
});
