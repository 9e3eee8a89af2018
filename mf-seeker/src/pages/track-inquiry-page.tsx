import { isApiError } from '@rostrum/api-client';
import { publicProfiles } from '@rostrum/contracts';
import { contractQueryOptions, useSession } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { useParams } from '@rostrum/remote-runtime/router';
import { Card, EmptyState, LinkButton, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { useGuestInquiry } from '../features/track-inquiry/sent-inquiries.queries.ts';
import { KeepInAccount } from '../features/track-inquiry/keep-in-account.tsx';
import { Tracker } from '../features/track-inquiry/tracker.tsx';
import { lazy, Suspense } from 'react';
import { paths } from '../paths.ts';
import { NextStep } from './next-step.tsx';

const ConfirmAddress = lazy(async () => ({
  default: (await import('../features/track-inquiry/confirm-address.tsx')).ConfirmAddress,
}));

/** The tracker behind the signed link of a guest: the same, without an account. */
export function TrackInquiryPage() {
  const { token = '' } = useParams();
  const { status } = useSession();
  const inquiry = useGuestInquiry(token);
  const company = inquiry.data?.organisation.company_username;
  const organisation = useQuery({
    ...contractQueryOptions(publicProfiles.organisation, { params: { company_username: company ?? '' } }),
    enabled: company !== undefined,
  });
  const theme = organisation.data?.theme;
  const failure = isApiError(inquiry.error) ? inquiry.error : null;
  const isOver =
    failure?.code === 'gone' || failure?.code === 'not_found' || failure?.code === 'invalid_input';
  return (
    <Page title="Your inquiry" documentTitle={inquiry.data?.subject ?? 'Your inquiry'} hideTitle width={1080}>
      {inquiry.isPending && <PageSkeleton variant="detail" label="Loading inquiry" />}
      {isOver && !inquiry.data && (
        <EmptyState
          title={
            failure.code === 'gone' ? 'This tracking link has run out' : 'This tracking link does not work'
          }
          description="Links work for 90 days and must be complete. Use the latest email about your inquiry."
        />
      )}
      {inquiry.isError && !isOver && !inquiry.data && (
        <PanelError
          message="The inquiry could not be loaded."
          error={inquiry.error}
          retrying={inquiry.isFetching}
          onRetry={() => void inquiry.refetch()}
        />
      )}
      {inquiry.data?.address && (
        <Suspense fallback={null}>
          <ConfirmAddress inquiry={inquiry.data} token={token} />
        </Suspense>
      )}
      {inquiry.data && (
        <div data-organisation={company}>
          {/* In the look that the organisation published, like the page that the inquiry was sent from. */}
          {theme ? <link rel="stylesheet" href={theme} precedence="theme" /> : null}
          <Tracker
            inquiry={inquiry.data}
            source={{ kind: 'guest', token }}
            level={2}
            aside={
              status === 'unauthenticated' ? <SignInHint token={token} /> : <KeepInAccount token={token} />
            }
          />
        </div>
      )}
    </Page>
  );
}

/** Signing up with the same address claims it; who has an account comes back to this page and does it by a button. */
const SignInHint = ({ token }: { token: string }) => (
  <Card title="Keep your inquiries together">
    <p className="r-secondary">
      Sign in, or sign up with the address that this inquiry was sent from, and it is listed in your account.
    </p>
    <NextStep>
      <LinkButton href={`/login?callbackUrl=${encodeURIComponent(paths.track.href(token))}`}>
        Sign in
      </LinkButton>
    </NextStep>
  </Card>
);
