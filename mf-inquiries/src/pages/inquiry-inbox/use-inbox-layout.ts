import { useIsPhone, useIsTablet } from '@rostrum/ui-kit';

/** Wide: views, list, detail, side. Tablet: list and detail. Phone: one at a time. */
export type InboxLayout = 'wide' | 'tablet' | 'phone';

export function useInboxLayout(): InboxLayout {
  const isPhone = useIsPhone();
  const isTablet = useIsTablet();
  if (isPhone) return 'phone';
  return isTablet ? 'tablet' : 'wide';
}
