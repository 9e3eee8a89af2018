import { formatNumber, cutText } from '@rostrum/contracts';
import { postMailings, type MailablePostList } from '@rostrum/contracts/posts';
import { contractQueryOptions, tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import {
  AppLink,
  Button,
  ConfirmButton,
  Input,
  notify,
  PageSkeleton,
  PanelError,
  RelativeTime,
} from '@rostrum/ui-kit';
import { useState } from 'react';
import styles from './share-dialog.module.css';

const mailingListsPath = '/dashboard/inquiries/mailinglists';
/** The job that sends looks each quarter of a minute. */
const lookAgainMs = 15_000;

const countAddresses = (count: number) => (count === 1 ? '1 address' : `${formatNumber(count)} addresses`);

function State({ list: { mailing, addresses, is_paused } }: { list: MailablePostList }) {
  if (mailing?.state === 'sent')
    return (
      <>
        Sent to {countAddresses(mailing.recipients ?? 0)} <RelativeTime value={mailing.at} />, by {mailing.by}
      </>
    );
  if (mailing?.state === 'waiting')
    return (
      <>
        Waiting to be sent, due <RelativeTime value={mailing.at} />, by {mailing.by}
      </>
    );
  if (mailing)
    return (
      <>
        Not sent: the post or the list was not ready <RelativeTime value={mailing.at} />. See the activity of
        posts.
      </>
    );
  if (is_paused) return 'Paused. Let it go on in Mailing Lists to send.';
  return addresses === 0 ? 'No one has confirmed yet.' : `${countAddresses(addresses)} confirmed`;
}

export interface MailPostProps {
  postId: string;
  title: string;
  /** The email as it is written above. */
  text: string;
}

/** Sends the email to mailing lists whose subscribers confirmed that they want posts. */
export function MailPost({ postId, title, text }: MailPostProps) {
  const [subject, setSubject] = useState(cutText(title, 150));
  const lists = useQuery({
    ...contractQueryOptions(postMailings.lists, { params: { id: postId } }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ mailing }) => mailing?.state === 'waiting') ? lookAgainMs : false,
  });
  const send = useContractMutation(postMailings.send, {
    onSuccess: ({ name, addresses }) => {
      notify.success({
        title: `Email given to ${name}`,
        description: `It will be sent to ${countAddresses(addresses)}.`,
      });
      void lists.refetch();
    },
  });
  const test = useContractMutation(postMailings.sendTest, {
    onSuccess: ({ email }) => notify.success({ title: 'Test on its way', description: `To ${email}.` }),
    onError: tellRefusal('Could not send the test.'),
  });
  if (lists.isError)
    return (
      <PanelError
        message="Could not load the mailing lists."
        onRetry={() => void lists.refetch()}
        retrying={lists.isFetching}
      />
    );
  if (!lists.data) return <PageSkeleton label="Loading mailing lists" variant="detail" />;
  const { items } = lists.data;
  const isWritten = subject.trim() !== '' && text.trim() !== '';
  return (
    <section className={styles.mail} aria-label="Send the email to a mailing list">
      <h3 className="r-card-title">Send the email to a mailing list</h3>
      {items.length === 0 ? (
        <p className="r-secondary">
          No mailing list sends posts yet. Add one in <AppLink href={mailingListsPath}>Mailing Lists</AppLink>{' '}
          and choose Posts as what it sends.
        </p>
      ) : (
        <>
          <label htmlFor="share-subject">Subject</label>
          <Input
            id="share-subject"
            value={subject}
            maxLength={150}
            onChange={({ target }) => setSubject(target.value)}
          />
          <p className="r-secondary">
            Only confirmed addresses get it, each once, with a link to unsubscribe. Blocked addresses are left
            out.
          </p>
          <ul className={styles.lists}>
            {items.map((list) => (
              <li key={list.id}>
                <span>
                  <strong>{list.name}</strong>
                  <span className="r-secondary">
                    <State list={list} />
                  </span>
                </span>
                {list.mailing === null ? (
                  <span className={styles.actions}>
                    <Button
                      disabled={!isWritten}
                      loading={test.isPending && test.variables.body.list_id === list.id}
                      aria-label={`Send me a test of ${list.name}`}
                      onClick={() =>
                        test.mutate({ params: { id: postId }, body: { list_id: list.id, subject, text } })
                      }
                    >
                      Send me a test
                    </Button>
                    {!list.is_paused && list.addresses > 0 ? (
                      <ConfirmButton
                        title={`Send to ${countAddresses(list.addresses)} of ${list.name}?`}
                        consequence="An email that was sent cannot be taken back."
                        confirmLabel="Send email"
                        disabled={!isWritten}
                        aria-label={`Send to ${list.name}`}
                        onConfirm={async () =>
                          void (await send.mutateAsync({
                            params: { id: postId },
                            body: { list_id: list.id, subject, text },
                          }))
                        }
                      >
                        Send
                      </ConfirmButton>
                    ) : null}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
