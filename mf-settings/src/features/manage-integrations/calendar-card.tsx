import { integrations, type IntegrationOverview } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import {
  Button,
  CalendarIcon,
  Card,
  CircleCheckIcon,
  CircleDashedIcon,
  ConfirmButton,
  RelativeTime,
  notify,
} from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import styles from './integrations.module.css';

interface CalendarCardProps {
  calendar: IntegrationOverview['calendar'];
  onAddress: (address: string) => void;
}

/** The secret calendar address: made, renewed, taken away. */
export function CalendarCard({ calendar, onAddress }: CalendarCardProps) {
  const renew = useContractMutation(integrations.renewCalendar);
  const remove = useContractMutation(integrations.removeCalendar);
  const make = () =>
    renew
      .mutateAsync({})
      .then(({ address }) => onAddress(address), tellRefusal('Could not make a calendar address.'));
  const takeAway = () =>
    remove
      .mutateAsync({})
      .then(
        () => notify.success({ title: 'The calendar address is removed.' }),
        tellRefusal('Could not remove the calendar address.'),
      );
  return (
    <Card className={styles.card}>
      <div className={styles.title}>
        <CalendarIcon size={20} aria-hidden />
        <h2 className="r-card-title">Calendar</h2>
      </div>
      <Status icon={calendar ? CircleCheckIcon : CircleDashedIcon} tone={calendar ? 'success' : 'plain'}>
        {calendar ? 'Connected' : 'Not connected'}
      </Status>
      <p className={styles.quiet}>
        Open deadlines and scheduled posts for any calendar app (ICS). Anyone who has the address can read it.
      </p>
      {calendar ? (
        <p className={styles.quiet}>
          Address made <RelativeTime value={calendar.made_at} />
          {calendar.last_read_at === null ? (
            ', not read yet'
          ) : (
            <>
              , last read <RelativeTime value={calendar.last_read_at} />
            </>
          )}
        </p>
      ) : null}
      <div className={styles.buttons}>
        {calendar ? (
          <>
            <ConfirmButton
              title="Make a new calendar address?"
              consequence="The address in use stops working at once, in every calendar it was put into."
              confirmLabel="Make a new address"
              onConfirm={() => void make()}
            >
              New address
            </ConfirmButton>
            <ConfirmButton
              type="text"
              aria-label="Remove the calendar address"
              title="Remove the calendar address?"
              consequence="Calendars that read it show nothing new from now on."
              confirmLabel="Remove it"
              danger
              onConfirm={() => void takeAway()}
            >
              Remove
            </ConfirmButton>
          </>
        ) : (
          <Button loading={renew.isPending} onClick={() => void make()}>
            Make an address
          </Button>
        )}
      </div>
    </Card>
  );
}
