export { accountDeletionModule } from './account-deletion.module.ts';
