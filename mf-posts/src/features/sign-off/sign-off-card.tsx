import { formatDate } from '@rostrum/contracts';
import { postSignOff, type PostDetail, type SignOff } from '@rostrum/contracts/posts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import {
  Button,
  Card,
  CircleCheckIcon,
  CircleDashedIcon,
  ConfirmButton,
  PencilIcon,
  notify,
} from '@rostrum/ui-kit';
import { toSignOffRows } from './sign-off-rows.ts';
import styles from './sign-off-card.module.css';

export interface SignOffCardProps {
  post: PostDetail;
  /** Experts read what is stored, so what was typed is saved first. */
  change: (work: (post: PostDetail) => Promise<PostDetail>) => Promise<PostDetail | null>;
}

function describeSignOff(
  { state, number, answered_at: answered, asked_at: asked }: SignOff,
  timeZone: string,
) {
  const at = (moment: string) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const before = answered === null ? '' : ` Answered about version ${String(number)} on ${at(answered)}.`;
  if (state === 'asked') return `Asked on ${at(asked)}, no answer yet.${before}`;
  if (answered === null) return '';
  return state === 'approved'
    ? `Signed off version ${String(number)} on ${at(answered)}.`
    : `Asked for changes of version ${String(number)} on ${at(answered)}.`;
}

const icons = { asked: CircleDashedIcon, approved: CircleCheckIcon, changes_requested: PencilIcon };

/** Who signs off the text: asked by email, answered by a link. */
export function SignOffCard({ post, change }: SignOffCardProps) {
  const ask = useContractMutation(postSignOff.ask, {
    onSuccess: () => notify.success({ title: 'Email to sign off the text sent.' }),
    onError: tellRefusal('Could not ask for the sign-off.'),
  });
  const withdraw = useContractMutation(postSignOff.withdraw, {
    onError: tellRefusal('Could not take the name off the sign-off.'),
  });
  const rows = toSignOffRows(post);
  const isOpen = post.status === 'in_review' || post.status === 'published';
  const send = async (personId: string) => {
    await change(() => ask.mutateAsync({ params: { id: post.id }, body: { person_ids: [personId] } })).catch(
      () => undefined,
    );
  };
  return (
    <Card title="Sign-off">
      {rows.length === 0 ? (
        <p className={styles.hint}>
          Name an author with a profile or an expert, who can then sign off the text.
        </p>
      ) : (
        <ul className={styles.rows}>
          {rows.map(({ person, signOff }) => {
            const Icon = signOff ? icons[signOff.state] : undefined;
            return (
              <li key={person.id} data-state={signOff?.state}>
                <span className={styles.name}>
                  {Icon ? <Icon aria-hidden size={16} /> : null}
                  {person.name}
                </span>
                {signOff ? <p>{describeSignOff(signOff, post.timezone)}</p> : null}
                {signOff?.note ? <blockquote>{signOff.note}</blockquote> : null}
                <div className={styles.actions}>
                  {isOpen ? (
                    <Button
                      size="small"
                      loading={ask.isPending && ask.variables.body.person_ids[0] === person.id}
                      aria-label={`${signOff ? 'Ask again' : 'Ask'}: ${person.name}`}
                      onClick={() => void send(person.id)}
                    >
                      {signOff ? 'Ask again' : 'Ask'}
                    </Button>
                  ) : null}
                  {signOff ? (
                    <ConfirmButton
                      size="small"
                      title={`Take ${person.name} off the sign-off?`}
                      consequence="Links that were sent no longer work, and the post can be approved without this answer."
                      confirmLabel="Take off"
                      aria-label={`Take off: ${person.name}`}
                      onConfirm={async () => {
                        await change(() =>
                          withdraw.mutateAsync({ params: { id: post.id, signoff_id: signOff.id } }),
                        ).catch(() => undefined);
                      }}
                    >
                      Take off
                    </ConfirmButton>
                  ) : null}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {rows.length > 0 ? (
        <p className={styles.hint}>
          {isOpen
            ? 'They get an email with a link and answer without signing in. A later change asks again.'
            : 'In review you can ask for the sign-off. Everyone you ask must answer before the post is approved.'}
        </p>
      ) : null}
    </Card>
  );
}
