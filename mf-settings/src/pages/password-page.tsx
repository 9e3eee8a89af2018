import { Page } from '@rostrum/ui-kit';
import { PasswordForm } from '../features/change-password/password-form.tsx';

/** How the person signs in. */
export const PasswordPage = () => (
  <Page title="Password" width={1180}>
    <PasswordForm />
  </Page>
);
