export { createApiKeyService } from './api-keys/api-keys.service.ts';
export { integrationsModule } from './integrations.module.ts';
export { peopleFeedModule } from './people-feed/people-feed.module.ts';
