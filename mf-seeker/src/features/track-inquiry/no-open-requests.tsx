import { Card } from '@rostrum/ui-kit';
import { SeekerTrackDashes } from '@rostrum/ui-kit/data';
import styles from './no-open-requests.module.css';

const exampleSteps = { received: '', with_the_team: '', expert_asked: null, replied: null, closed: null };

/** No request is open: what one looks like. */
export const NoOpenRequests = () => (
  <Card>
    <p>
      <strong className="r-strong">Nothing is open.</strong> Search above, open a profile and ask. Your
      request appears here with its deadline and progress:
    </p>
    <p className={styles.noRequests}>
      <SeekerTrackDashes status="with_the_team" steps={exampleSteps} />
      <span className="r-secondary">Received, with the team, replied, closed</span>
    </p>
  </Card>
);
