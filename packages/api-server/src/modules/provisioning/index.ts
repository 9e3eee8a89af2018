export { provisioningRepository } from './provisioning.repository.ts';
