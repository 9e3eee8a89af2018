export { provisioningModule } from './provisioning.module.ts';
export { provisioningRepository } from './provisioning.repository.ts';
