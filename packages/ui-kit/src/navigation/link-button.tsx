import type { ButtonProps } from 'antd';
import { Button } from '../antd/core.ts';
import { useNavigation } from './navigation.tsx';

/** A link that looks like a button: for the next step when it is another page. */
export function LinkButton({ href, onClick, ...rest }: ButtonProps & { href: string }) {
  const navigate = useNavigation();
  return (
    <Button
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const modified =
          event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
        if (
          !navigate ||
          modified ||
          event.defaultPrevented ||
          !href.startsWith('/') ||
          rest.target === '_blank'
        )
          return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
