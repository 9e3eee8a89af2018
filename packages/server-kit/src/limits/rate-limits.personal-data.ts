import { definePersonalData, none } from '../database/personal-data/index.ts';
import { rateLimits } from './rate-limits.schema.ts';

export const rateLimitsPersonalData = definePersonalData(rateLimits, {
  columns: { key: none, points: none, expire: none },
});
