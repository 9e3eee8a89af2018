import type { ProvisioningState } from '@rostrum/contracts/settings';
import {
  AppLink,
  Button,
  Card,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleXIcon,
  CopyButton,
  IdCardIcon,
  PanelError,
  RelativeTime,
  SkeletonBlock,
} from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { ApiKeyDialog } from './api-key-dialog.tsx';
import { useApiKeys, useProvisioning } from './integrations.queries.ts';
import styles from './integrations.module.css';
import type { Shown } from './shown-once.tsx';

interface ScimCardProps {
  isOpen: boolean;
  onLog: () => void;
  onShow: (shown: Shown) => void;
}

/** How the connection is doing, by the newest thing that is known of it. */
function describeState({ calls }: ProvisioningState, hasToken: boolean) {
  const newest = calls[0];
  if (newest && newest.status >= 400)
    return { words: 'The last call was refused', icon: CircleXIcon, tone: 'danger' } as const;
  if (!hasToken) return { words: 'Not connected', icon: CircleDashedIcon, tone: 'plain' } as const;
  return newest
    ? ({ words: 'Connected', icon: CircleCheckIcon, tone: 'success' } as const)
    : ({ words: 'No call yet', icon: CircleDashedIcon, tone: 'plain' } as const);
}

function Facts({ state }: { state: ProvisioningState }) {
  const newest = state.calls[0];
  return (
    <>
      <div className={styles.secret}>
        <code>{state.address}</code>
        <CopyButton text={state.address} label="Copy" copiedLabel="Copied" />
      </div>
      {newest ? (
        <p className={newest.status < 400 ? styles.quiet : styles.fault}>
          {newest.status < 400 ? 'Last change' : 'Refused'} <RelativeTime value={newest.at} />:{' '}
          {newest.about === null ? '' : `${newest.about}, `}
          {newest.detail}
        </p>
      ) : null}
      <p className={styles.quiet}>
        {state.members === 1 ? '1 active member' : `${state.members} active members`} from the identity
        provider
      </p>
      {state.domains.length === 0 ? (
        <p className={styles.fault}>
          Only addresses of a verified domain are added.{' '}
          <AppLink href={paths.sso.href()}>Verify a domain</AppLink>
        </p>
      ) : (
        <p className={styles.quiet}>Adds addresses at {state.domains.join(', ')}</p>
      )}
    </>
  );
}

/** SCIM 2.0: the identity provider adds, changes and removes members. */
export function ScimCard({ isOpen, onLog, onShow }: ScimCardProps) {
  const { data, isError, isFetching, refetch } = useProvisioning();
  const keys = useApiKeys();
  const [isMaking, setMaking] = useState(false);
  const hasToken = keys.data?.items.some(
    ({ scopes, is_expired }) => scopes.includes('members.provision') && !is_expired,
  );
  const look = data && describeState(data, hasToken === true);
  return (
    <Card tone={look?.tone === 'danger' ? 'danger' : 'plain'} className={styles.card}>
      <div className={styles.title}>
        <IdCardIcon size={20} aria-hidden />
        <h2 className="r-card-title">SCIM 2.0</h2>
      </div>
      {look ? (
        <Status icon={look.icon} tone={look.tone}>
          {look.words}
        </Status>
      ) : null}
      <p className={styles.quiet}>
        Your identity provider adds members, changes them and deactivates leavers: their sessions end and
        their profile goes offline at once.
      </p>
      {data ? (
        <Facts state={data} />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonBlock width="100%" height={60} />
      )}
      <div className={styles.buttons}>
        <Button aria-pressed={isOpen} aria-label="Log of SCIM" onClick={onLog}>
          Log
        </Button>
        <Button onClick={() => setMaking(true)}>Make a token</Button>
      </div>
      {isMaking ? (
        <ApiKeyDialog purpose="provision" onShow={onShow} onClose={() => setMaking(false)} />
      ) : null}
    </Card>
  );
}
