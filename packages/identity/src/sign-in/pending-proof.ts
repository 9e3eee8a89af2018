import { z } from 'zod';
import { signInMethods } from '../sessions/sessions.schema.ts';
import type { ProvenIdentity } from './sign-in-provider.ts';

/** What a first factor that waits for its second remembers of how it was given. */
const pendingProof = z.object({
  method: z.enum(signInMethods),
  endsBy: z.iso.datetime().nullish(),
  vouchedBy: z.string().optional(),
  providerSession: z
    .object({
      orgId: z.string().nullable(),
      subject: z.string(),
      sessionIndex: z.string().nullable(),
      logoutData: z.string().nullable(),
    })
    .optional(),
});

export const writePendingProof = ({
  method,
  endsBy,
  vouchedBy,
  providerSession,
}: ProvenIdentity): Record<string, unknown> => ({
  method,
  endsBy: endsBy?.toISOString() ?? null,
  ...(vouchedBy !== undefined && { vouchedBy }),
  ...(providerSession && {
    providerSession: {
      ...providerSession,
      logoutData: providerSession.logoutData?.toString('base64') ?? null,
    },
  }),
});

/** Returns what `writePendingProof` wrote; undefined when it is not that. */
export function readPendingProof(
  data: unknown,
): Pick<ProvenIdentity, 'method' | 'endsBy' | 'vouchedBy' | 'providerSession'> | undefined {
  const parsed = pendingProof.safeParse(data);
  if (!parsed.success) return undefined;
  const { method, endsBy, vouchedBy, providerSession } = parsed.data;
  return {
    method,
    endsBy: endsBy ? new Date(endsBy) : null,
    ...(vouchedBy !== undefined && { vouchedBy }),
    ...(providerSession && {
      providerSession: {
        ...providerSession,
        logoutData:
          providerSession.logoutData === null ? null : Buffer.from(providerSession.logoutData, 'base64'),
      },
    }),
  };
}
