import { Navigate, useLocation } from '@rostrum/remote-runtime/router';
import { paths } from '../paths.ts';

/** The specification knows two addresses of this page; one of them leads to the other. */
export function SentRedirectPage() {
  const { search } = useLocation();
  return <Navigate to={paths.sent.href() + search} replace />;
}
