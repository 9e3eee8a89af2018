import { useSession } from '@rostrum/remote-runtime';
import { OrganisationAccess } from './organisation-access.tsx';
import { ProfileAccess } from './profile-access.tsx';

/** Access to the organisation for those who run one; to the own profile for an organisation of one. */
export function AccessPage() {
  const { user } = useSession();
  return user?.type === 'individual' ? <ProfileAccess /> : <OrganisationAccess />;
}
