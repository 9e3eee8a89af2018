export { createApiKeyService } from './api-keys/api-keys.service.ts';
