import { isApiError } from '@rostrum/api-client';
import { useSession } from '@rostrum/remote-runtime';
import { EmptyState, LinkButton, PanelError } from '@rostrum/ui-kit';
import { paths } from '../paths.ts';
import { PublicFrame } from './public-frame.tsx';

export interface PublicUnavailableProps {
  error: unknown;
  /** `profile`, `post`: what the address was for. */
  noun: string;
  /** The organisation's page, where the address names one. */
  organisationHref?: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** A public address that shows nothing: never there, gone, held back, or not answering. Says which, and what is left to do. */
export function PublicUnavailable({
  error,
  noun,
  organisationHref,
  onRetry,
  isRetrying,
}: PublicUnavailableProps) {
  const { status } = useSession();
  const failure = isApiError(error) ? error : null;
  const isGone = failure?.code === 'gone';
  if (failure?.code === 'not_allowed')
    return (
      <PublicFrame title={`This ${noun} is under embargo`}>
        <h1 className="r-visually-hidden">This {noun} is under embargo</h1>
        <EmptyState title={`This ${noun} is under embargo`} description={failure.message} />
      </PublicFrame>
    );
  if (!isGone && failure?.code !== 'not_found')
    return (
      <PublicFrame title="Could not load">
        <PanelError
          message={`This ${noun} could not be loaded.`}
          error={error}
          retrying={isRetrying}
          onRetry={onRetry}
        />
      </PublicFrame>
    );
  const isSignedIn = status === 'authenticated';
  return (
    <PublicFrame title={isGone ? `This ${noun} is no longer here` : `No such ${noun}`}>
      <h1 className="r-visually-hidden">{isGone ? `This ${noun} is no longer here` : `No such ${noun}`}</h1>
      <EmptyState
        title={isGone ? `This ${noun} is no longer here` : `There is no ${noun} at this address`}
        description={
          isGone
            ? failure.message
            : 'Check the address for typos, or search by name. Pages that are not public are not shown either.'
        }
        action={
          organisationHref ? (
            <LinkButton type="primary" href={organisationHref}>
              Go to the organisation
            </LinkButton>
          ) : (
            <LinkButton
              type="primary"
              href={
                isSignedIn
                  ? paths.search.href()
                  : `/login?callbackUrl=${encodeURIComponent(paths.search.href())}`
              }
            >
              {isSignedIn ? 'Search experts' : 'Sign in to search experts'}
            </LinkButton>
          )
        }
      />
    </PublicFrame>
  );
}
