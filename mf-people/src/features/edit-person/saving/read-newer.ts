import { personDetail, type PersonDetail } from '@rostrum/contracts';

/** The newer state that a refused change answers with. */
export const readNewer = (details: unknown): PersonDetail | undefined => personDetail.safeParse(details).data;
