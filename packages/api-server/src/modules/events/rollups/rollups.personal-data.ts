import { definePersonalData, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { eventCounts, eventDays } from './rollups.schema.ts';

const searchText = {
  reason: 'What visitors searched for is counted without who searched.',
  until: 'the events of the day are removed',
};

export const eventCountsPersonalData = definePersonalData(eventCounts, {
  columns: {
    orgId: reference(),
    day: none,
    name: none,
    entityType: none,
    entityId: reference(),
    count: none,
    visitors: none,
    programs: none,
    staff: none,
    asked: none,
    breakdown: retained(searchText),
  },
});

export const eventDaysPersonalData = definePersonalData(eventDays, {
  columns: { orgId: reference(), day: none, fromAt: none, untilAt: none },
});
