export { AccountDeletedPage } from './account-deleted-page.tsx';
export { ContinuePage } from './continue-page.tsx';
export { ForgotPage } from './forgot-page.tsx';
export { InvitationPage } from './invitation-page.tsx';
export { ResetPage } from './reset-page.tsx';
export { VerifyPage } from './verify-page.tsx';
