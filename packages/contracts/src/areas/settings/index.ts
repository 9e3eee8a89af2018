export * from './account-deletion.contract.ts';
export * from './api-keys.contract.ts';
export * from './classifications.contract.ts';
export * from './timezone.contract.ts';
export * from './integrations.contract.ts';
export * from './licenses.contract.ts';
export * from './provisioning.contract.ts';
export * from './sso-settings.contract.ts';
export { invitationForm, memberRoleForm } from './member-forms.ts';
