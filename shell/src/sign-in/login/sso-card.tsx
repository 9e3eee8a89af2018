import type { SingleSignOn } from '@rostrum/contracts';
import { CircleCheckIcon } from '@rostrum/ui-kit/icons';

/** What stands behind the address, and where the button leads, before anybody leaves. */
export const SsoCard = ({ sso }: { sso: SingleSignOn }) => (
  <div className="s-sso">
    <span className="s-sso__letter" aria-hidden>
      {[...sso.organisation.replace(/^The\s+/i, '')][0]}
    </span>
    <span className="s-sso__words">
      <strong>{sso.organisation} uses single sign-on</strong>
      <span>You will continue at {sso.host}</span>
    </span>
    <CircleCheckIcon aria-hidden className="s-sso__check" />
  </div>
);
