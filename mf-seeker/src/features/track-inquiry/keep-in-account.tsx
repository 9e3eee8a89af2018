import { isApiError } from '@rostrum/api-client';
import { useNavigate } from '@rostrum/remote-runtime/router';
import { Button, Card } from '@rostrum/ui-kit';
import { paths } from '../../paths.ts';
import { useClaim } from './track-inquiry.mutations.ts';

/** For a user who is signed in behind a link that was mailed to a guest. */
export function KeepInAccount({ token }: { token: string }) {
  const { mutate, isPending, error } = useClaim();
  const navigate = useNavigate();
  const keep = () =>
    mutate({ body: { token } }, { onSuccess: ({ id }) => void navigate(paths.sentInquiry.href(id)) });
  return (
    <Card title="Sent while signed out">
      <p className="r-secondary">Everything sent from the address of your account can be listed there.</p>
      {error && (
        <p role="alert">{isApiError(error) ? error.message : 'Check the connection and try again.'}</p>
      )}
      <Button block loading={isPending} onClick={keep}>
        Add to my account
      </Button>
    </Card>
  );
}
