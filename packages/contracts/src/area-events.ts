import { z } from 'zod';

/**
 * What areas tell each other and do for each other, each owned by exactly one area: no one else may emit or provide it.
 * Only what no call, no address and no package can carry belongs here.
 */
export const areaEvents = {
  /** The person has changed their own name, address or time zone: whoever shows them asks for the session again. */
  'settings.contact_saved': { owner: 'settings', payload: z.object({}) },
} as const;

/** A key and what it does where it works. */
export const pageKey = z.object({ keys: z.array(z.string().min(1)).min(1), does: z.string().min(1) });
export type PageKey = z.infer<typeof pageKey>;

export const areaServices = {
  /** The keys of the inbox, for the list of all keys; there while the inbox is on screen. */
  'inquiries.keys': { owner: 'inquiries', input: z.undefined(), output: z.array(pageKey) },
} as const;

export type AreaEventName = keyof typeof areaEvents;
export type AreaEventPayload<Name extends AreaEventName> = z.infer<(typeof areaEvents)[Name]['payload']>;

export type AreaServiceName = keyof typeof areaServices;
export type AreaService<Name extends AreaServiceName> = (
  input: z.infer<(typeof areaServices)[Name]['input']>,
) => z.infer<(typeof areaServices)[Name]['output']>;
