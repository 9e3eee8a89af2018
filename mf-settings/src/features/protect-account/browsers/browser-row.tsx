import { security, type SessionEntry } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import {
  Button,
  GlobeIcon,
  MonitorIcon,
  RelativeTime,
  SmartphoneIcon,
  TabletIcon,
  notify,
} from '@rostrum/ui-kit';
import { Tag } from '@rostrum/ui-kit/data';
import parts from '../security-parts.module.css';

const icons = { desktop: MonitorIcon, phone: SmartphoneIcon, tablet: TabletIcon, other: GlobeIcon };
const methods: Record<SessionEntry['method'], string> = {
  password: 'Password',
  email: 'Mailed link',
  saml: 'Single sign-on',
  organisation_oidc: 'Single sign-on',
  oidc: 'Single sign-on',
  passkey: 'Passkey',
};

const methodOf = ({ method, has_second_factor }: SessionEntry) =>
  has_second_factor && method !== 'passkey' ? `${methods[method]} and second step` : methods[method];

/** One browser: what it is, how it was signed in, when it was used. */
export function BrowserRow({ browser }: { browser: SessionEntry }) {
  const end = useContractMutation(security.endSession);
  const Icon = icons[browser.device];
  const name = `${browser.browser} on ${browser.system}`;
  const signOut = () =>
    end.mutateAsync({ params: { id: browser.id } }).then(() => {
      notify.success({ title: `${name} was signed out.` });
    }, tellRefusal('Could not sign it out.'));
  return (
    <li className={parts.row}>
      <Icon size={18} aria-hidden />
      <div>
        <div className={parts.name}>
          {name}
          {browser.is_current ? <Tag>This browser</Tag> : null}
        </div>
        <div className={parts.meta}>
          {methodOf(browser)} · signed in <RelativeTime value={browser.created_at} />
          {browser.is_current ? null : (
            <>
              {' '}
              · used <RelativeTime value={browser.last_used_at} />
            </>
          )}
        </div>
      </div>
      {browser.is_current ? null : (
        <Button
          type="text"
          loading={end.isPending}
          aria-label={`Sign out ${name}`}
          onClick={() => void signOut()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
