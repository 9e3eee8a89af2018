import { definePersonalData, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { events } from './events.schema.ts';

const searchText = {
  reason: 'What visitors searched for is counted without who searched.',
  until: 'the events of the day are removed',
};

export const eventsPersonalData = definePersonalData(events, {
  columns: {
    id: reference(),
    at: none,
    orgId: reference(),
    name: none,
    entityType: none,
    entityId: reference(),
    searchText: retained(searchText),
    results: none,
    source: none,
    referrerHost: none,
    country: none,
    device: none,
    crawler: none,
    seconds: none,
    seekerType: none,
    visitor: none,
    bot: none,
    internal: none,
  },
});
