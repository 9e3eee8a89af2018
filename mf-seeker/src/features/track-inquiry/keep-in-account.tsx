import { isApiError } from '@rostrum/api-client';
import { useNavigate } from '@rostrum/remote-runtime/router';
import { Button, Card, notify } from '@rostrum/ui-kit';
import { paths } from '../../paths.ts';
import { useClaim } from './track-inquiry.mutations.ts';

/** For somebody who is signed in behind a link that was mailed to a guest. */
export function KeepInAccount({ token }: { token: string }) {
  const { mutateAsync, isPending } = useClaim();
  const navigate = useNavigate();
  const keep = async () => {
    try {
      const { id } = await mutateAsync({ body: { token } });
      void navigate(paths.sentInquiry.href(id));
    } catch (error) {
      notify.error({
        title: 'It could not be added to your account.',
        description: isApiError(error) ? error.message : 'Check the connection and try again.',
      });
    }
  };
  return (
    <Card title="Sent while signed out">
      <p className="r-secondary">Everything sent from the address of your account can be listed there.</p>
      <Button block loading={isPending} onClick={() => void keep()}>
        Add to my account
      </Button>
    </Card>
  );
}
