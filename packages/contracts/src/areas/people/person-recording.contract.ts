import { defineRoute, id, ownItemParams, personDetail, rowVersion, z } from '@rostrum/contracts';

const path = '/app/people/{identifier}/{id}/name-recording';

/** The recording of how a name is said. The spelling beside it is its alternative in words. */
export const personRecording = {
  set: defineRoute({
    id: 'personRecording.set',
    method: 'PUT',
    path,
    summary: 'Put an uploaded sound on a profile as the recording of its name, in place of a former one.',
    params: ownItemParams,
    body: z.object({ upload_id: id, version: rowVersion }),
    response: personDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  remove: defineRoute({
    id: 'personRecording.remove',
    method: 'DELETE',
    path,
    summary: 'Take the recording off a profile. Its file is deleted within a day.',
    params: ownItemParams,
    response: personDetail,
    errors: ['not_allowed', 'not_found'],
  }),
};
