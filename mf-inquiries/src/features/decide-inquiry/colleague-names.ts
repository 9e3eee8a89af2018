import { isGranted, type InquiryDetail } from '@rostrum/contracts';
import { useSession } from '@rostrum/remote-runtime';
import type { ComposerMode } from '@rostrum/ui-kit/data';
import { useAssignees } from './assignees.queries.ts';

/** The names that a note may mention: those of the desk but one's own. Asked for when a note is begun. */
export function useColleagueNames({ allowed }: Pick<InquiryDetail, 'allowed'>, mode: ComposerMode): string[] {
  const { user, role } = useSession();
  const mayKnow = role !== null && isGranted(role, 'inquiry.assign');
  const { data } = useAssignees(mayKnow && allowed.note && mode === 'note');
  const names = (data?.items ?? []).filter(({ id }) => id !== user?.identifier).map(({ name }) => name);
  return [...new Set(names)];
}
