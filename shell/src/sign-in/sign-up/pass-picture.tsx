import { lowerFirst, type SeekerRole } from '@rostrum/contracts';
import { Logo } from '@rostrum/ui-kit/base';
import { HistoryIcon, InboxIcon, PhoneIcon, ShieldCheckIcon, UserRoundIcon } from '@rostrum/ui-kit/icons';
import { readBrand } from '../frame/read-brand.ts';
import { seekerLooks } from './seeker-types.ts';

const portrait = new URL('../frame/asker-portrait.svg', import.meta.url).href;

export interface PassPictureProps {
  type: SeekerRole | null;
  name: string;
  organisation: string;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** A press pass that fills in while one types: what an account is good for, in one glance. */
export function PassPicture({ type, name, organisation }: PassPictureProps) {
  const isDemonstration = readBrand().kind === 'demonstration';
  const { short, example, promise, organisation: organisationWord } = seekerLooks[type ?? 'media'];
  const isEmpty = name === '';
  const isExample = isEmpty && isDemonstration;
  return (
    <aside className="s-picture s-picture--pass" aria-hidden>
      <span className="s-lanyard" />
      <div className="s-pass">
        <span className="s-pass__slot" />
        <div className="s-pass__head">
          <Logo />
          <span className="s-pass__type">{short}</span>
        </div>
        <div className="s-pass__who">
          {isExample ? (
            <img src={portrait} alt="" width={104} height={104} loading="lazy" decoding="async" />
          ) : (
            <span className="s-pass__initials">{isEmpty ? <UserRoundIcon /> : initialsOf(name)}</span>
          )}
          <span className="s-pass__words">
            <span className="s-pass__name">{isExample ? example.name : name || 'Your name'}</span>
            <span>
              {isExample ? example.organisation : organisation || `Your ${lowerFirst(organisationWord)}`}
            </span>
            <span className="s-pass__badge">
              <ShieldCheckIcon />
              Yours once you confirm
            </span>
          </span>
        </div>
        <ul className="s-pass__promises">
          <li>
            <HistoryIcon />
            {promise}
          </li>
          <li>
            <InboxIcon />
            Your requests and replies stay in one place
          </li>
          <li>
            <PhoneIcon />
            When time is short, you see the desk’s number
          </li>
        </ul>
      </div>
      <p className="s-pass__foot">
        Choose another type and the pass changes, as do the questions you are asked.
      </p>
    </aside>
  );
}
