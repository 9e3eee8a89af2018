export { integrationsModule } from './integrations.module.ts';
