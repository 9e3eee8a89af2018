import { PageSpinner } from '@rostrum/ui-kit/base';
import { SignInWrapper } from './sign-in-wrapper.tsx';

/** While something is under way that no one can hurry. */
export const WaitingPage = ({ title }: { title: string }) => (
  <SignInWrapper title={title}>
    <PageSpinner label={title} />
  </SignInWrapper>
);
