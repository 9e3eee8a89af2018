import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { seatLimits } from './seat-limits.schema.ts';

export const seatLimitsPersonalData = definePersonalData(seatLimits, {
  columns: { orgId: reference(), kind: none, seats: none, toldPercent: none },
});
