import { useState } from 'react';
import { Tooltip } from '../antd/core.ts';
import { classNames } from '../class-names.ts';
import { UserRoundIcon } from '../icons.ts';
import { imageSource } from './image-source.ts';
import { initials } from './initials.ts';
import { portraitGround } from './portrait-ground.ts';
import './avatar.css';

export interface AvatarProps {
  /** Image source; a protocol-relative one gets https: prepended. */
  src?: string | null;
  /** Shown in place of `src` in dark mode, like a logo drawn for a dark ground. */
  srcDark?: string | null;
  firstname?: string | null;
  lastname?: string | null;
  height?: number;
  width?: number;
  /** Any CSS colour; without one there is no dot. */
  dotColor?: string;
  dotTooltip?: string;
  /** Size of the initials; small text unless told. */
  fontSize?: number | string;
  /** Round for people; false for organisations and covers. */
  rounded?: boolean;
  /** Chooses the portrait's ground. */
  username?: string;
  /** The name stands beside it already, so screen readers skip the picture. */
  decorative?: boolean;
}

/** An image, else the initials, else a placeholder icon; with a status dot when it is given a colour. */
export function Avatar({
  src,
  srcDark,
  firstname,
  lastname,
  height = 32,
  width = 32,
  dotColor,
  dotTooltip,
  fontSize = '12px',
  rounded = true,
  username,
  decorative = false,
}: AvatarProps) {
  const source = imageSource(src);
  const darkSource = imageSource(srcDark);
  // The source that failed is remembered, so that a new one gets its chance.
  const [brokenSource, setBrokenSource] = useState<string>();
  const showsImage = source !== undefined && source !== brokenSource;
  const letters = initials(firstname, lastname);
  const name = [firstname, lastname].filter(Boolean).join(' ');
  const label = [name || 'Avatar', dotTooltip].filter(Boolean).join(', ');
  const ground = portraitGround(username ?? name);

  return (
    <span
      className={classNames('r-avatar', rounded && 'r-avatar--rounded')}
      style={{ width, height, fontSize }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {showsImage && darkSource ? (
        <img
          className="r-avatar__image r-avatar__image--in-dark"
          src={darkSource}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      {showsImage ? (
        <img
          className={classNames('r-avatar__image', darkSource && 'r-avatar__image--in-light')}
          style={{ background: ground }}
          src={source}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSource(source)}
        />
      ) : letters ? (
        <span className="r-avatar__initials">{letters}</span>
      ) : (
        <UserRoundIcon
          className="r-avatar__placeholder"
          aria-hidden
          size="55%"
          data-testid="avatar-placeholder"
        />
      )}
      {dotColor ? (
        <StatusDot colour={dotColor} tooltip={dotTooltip} size={Math.max(8, Math.round(width / 4))} />
      ) : null}
    </span>
  );
}

function StatusDot({ colour, tooltip, size }: { colour: string; tooltip: string | undefined; size: number }) {
  const dot = (
    <span
      className="r-avatar__dot"
      style={{ background: colour, width: size, height: size }}
      data-testid="avatar-dot"
    />
  );
  return tooltip ? <Tooltip title={tooltip}>{dot}</Tooltip> : dot;
}
