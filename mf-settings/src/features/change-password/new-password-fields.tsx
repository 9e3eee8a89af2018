import { PasswordField } from '@rostrum/ui-kit/form';

/** A password that is chosen: typed once, and once more against typing errors. */
export const NewPasswordFields = () => (
  <>
    <PasswordField name="new_password" autoComplete="new-password" />
    <PasswordField name="repeated" isRequired autoComplete="new-password" />
  </>
);
