import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigation } from './navigation.tsx';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** A real link that stays inside the app: new tabs, copying and middle clicks work as everywhere. */
export function AppLink({ href, onClick, target, rel, children, ...rest }: AppLinkProps) {
  const navigate = useNavigation();
  const staysHere = href.startsWith('/') && !href.startsWith('//') && (!target || target === '_self');
  return (
    <a
      {...rest}
      href={href}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noopener' : undefined)}
      onClick={(event) => {
        onClick?.(event);
        if (!navigate || !staysHere || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
