import { isApiError } from '@rostrum/api-client';
import { Button, PanelError } from '@rostrum/ui-kit';
import type { PersonAnswer } from './use-people.ts';
import styles from './missing-people.module.css';

export interface MissingPeopleProps {
  answers: readonly PersonAnswer[];
  onLeaveOut: (username: string) => void;
}

/** Whose profile did not come: read again, or left out when it is not there any more. */
export const MissingPeople = ({ answers, onLeaveOut }: MissingPeopleProps) =>
  answers
    .filter(({ answer: { error, data } }) => error && !data)
    .map(({ username, answer: { error, isFetching, refetch } }) =>
      isApiError(error) && error.status === 404 ? (
        <p key={username} className={styles.missing}>
          {error.message} <Button onClick={() => onLeaveOut(username)}>Leave out</Button>
        </p>
      ) : (
        <PanelError
          key={username}
          message={`The profile of ${username} could not be loaded.`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ),
    );
