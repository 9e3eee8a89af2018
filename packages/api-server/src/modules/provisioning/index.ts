export { provisioningModule } from './provisioning.module.ts';
export { provisioningRepository } from './provisioning.repository.ts';
export { takeLeaverOffline } from './take-leaver-offline.ts';
