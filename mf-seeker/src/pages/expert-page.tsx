import { Navigate, useParams } from '@rostrum/remote-runtime/router';
import { PageSkeleton } from '@rostrum/ui-kit';
import { usePublicPerson } from '../features/view-person/public-person.queries.ts';
import { paths } from '../paths.ts';
import { ExpertProfile } from './expert-profile.tsx';
import { PublicUnavailable } from './public-unavailable.tsx';

/** The public page of an expert. No account is needed to read it or to ask. */
export function ExpertPage() {
  const { username = '' } = useParams();
  const person = usePublicPerson(username);
  if (person.isPending) return <PageSkeleton variant="detail" label="Loading profile" />;
  if (person.isError)
    return (
      <PublicUnavailable
        error={person.error}
        noun="profile"
        isRetrying={person.isFetching}
        onRetry={() => void person.refetch()}
      />
    );
  if (person.data.kind === 'staff') return <Navigate to={paths.staff.href(person.data.username)} replace />;
  // Another expert is another page: nothing of the last one's form may stay.
  return <ExpertProfile key={person.data.username} person={person.data} />;
}
