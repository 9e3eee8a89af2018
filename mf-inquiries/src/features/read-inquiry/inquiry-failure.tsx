import { isApiError } from '@rostrum/api-client';
import { EmptyState, LinkButton, PanelError } from '@rostrum/ui-kit';

export interface InquiryFailureProps {
  error: Error;
  backHref: string;
  onRetry: () => void;
}

/** Why an inquiry is not shown: refused, gone, or not loaded. The refusal's own words say what to do. */
export function InquiryFailure({ error, backHref, onRetry }: InquiryFailureProps) {
  const code = isApiError(error) ? error.code : undefined;
  if (code === 'not_allowed' || code === 'not_found' || code === 'malformed_request')
    return (
      <EmptyState
        title={code === 'not_allowed' ? 'This inquiry is not open to you' : 'This inquiry was not found'}
        description={
          code === 'not_allowed' ? error.message : 'It may have been removed, or its address is incomplete.'
        }
        action={<LinkButton href={backHref}>Back to the inbox</LinkButton>}
      />
    );
  return <PanelError message="Could not load this inquiry." onRetry={onRetry} error={error} />;
}
