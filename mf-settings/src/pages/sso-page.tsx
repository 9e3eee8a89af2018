import type { SsoSettings } from '@rostrum/contracts/settings';
import { Card, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import { AttemptsCard } from '../features/manage-sso/attempts-card.tsx';
import { DomainsStep } from '../features/manage-sso/domains-step.tsx';
import { ProviderStep } from '../features/manage-sso/provider-step.tsx';
import { OwnValuesCard, WayBackCard } from '../features/manage-sso/side-cards.tsx';
import { statusWords } from '../features/manage-sso/sso-words.ts';
import { useSso } from '../features/manage-sso/sso.queries.ts';
import styles from '../features/manage-sso/sso.module.css';
import { StateStep } from '../features/manage-sso/state-step.tsx';
import { TestStep } from '../features/manage-sso/test-step.tsx';
import { ConfirmationProvider, useConfirmation } from '../features/protect-account/confirm/confirmation.tsx';
import { useSecurity } from '../features/protect-account/security.queries.ts';
import { titles } from '../manifest.ts';

interface Step {
  title: string;
  isDone: boolean;
  content: ReactNode;
}

function Steps({ sso }: { sso: SsoSettings }) {
  const { confirmed } = useConfirmation();
  const steps: Step[] = [
    {
      title: 'Verify your domain',
      isDone: sso.domains.some(({ verified_at }) => verified_at !== null),
      content: <DomainsStep sso={sso} confirmed={confirmed} />,
    },
    {
      title: 'Connect your identity provider',
      isDone: sso.kind !== null,
      content: <ProviderStep sso={sso} confirmed={confirmed} />,
    },
    {
      title: 'Test sign-in',
      isDone: sso.last_sign_in_at !== null || sso.last_test?.error === null,
      content: <TestStep sso={sso} />,
    },
    {
      title: 'Switch on',
      isDone: sso.status === 'active' || sso.status === 'enforced',
      content: <StateStep sso={sso} confirmed={confirmed} />,
    },
  ];
  return (
    <Card flush>
      <ol className={styles.steps}>
        {steps.map(({ title, isDone, content }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} data-done={isDone} aria-hidden>
              {isDone ? '✓' : index + 1}
            </span>
            <div className={styles.body}>
              <h2 className="r-card-title">
                {title}
                {isDone ? <span className="r-visually-hidden"> (done)</span> : null}
              </h2>
              {content}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** How members of the organisation sign in through its own identity provider. */
export function SsoPage() {
  const { data: sso, isError, isFetching, refetch } = useSso();
  const security = useSecurity();
  const isFailed = isError || security.isError;
  const status = sso ? statusWords[sso.status] : null;
  const retry = () => void Promise.all([refetch(), security.refetch()]);
  return (
    <Page
      title="Single sign-on"
      documentTitle={titles.sso}
      width={1180}
      beside={
        status ? (
          <Status icon={status.icon} tone={status.tone} variant="pill">
            {status.name}
          </Status>
        ) : null
      }
      description={status?.means}
    >
      {sso && security.data ? (
        <ConfirmationProvider overview={security.data}>
          <div className={styles.columns}>
            <div className={styles.column}>
              <Steps sso={sso} />
              <AttemptsCard />
            </div>
            <div className={styles.column}>
              <OwnValuesCard own={sso.own} />
              <WayBackCard owners={sso.owners} />
            </div>
          </div>
        </ConfirmationProvider>
      ) : isFailed ? (
        <PanelError onRetry={retry} retrying={isFetching} />
      ) : (
        <PageSkeleton variant="detail" label="Loading single sign-on" />
      )}
    </Page>
  );
}
