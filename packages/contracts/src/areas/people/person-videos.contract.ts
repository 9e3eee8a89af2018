import {
  attachmentScans,
  defineRoute,
  describeField,
  id,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  rowVersion,
  z,
} from '@rostrum/contracts';

/** How many video files a profile holds beside the addresses of videos. */
export const maximumVideoFiles = 20;

/** A video as the browser's file dialog is told of it, and its captions. */
export const videoEndings = ['.mp4', '.webm'] as const;
export const captionsEnding = '.vtt';

/** A video file of a profile, as its owner and the team see it. */
export const personVideo = z.object({
  id,
  title: z.string(),
  src: z.string(),
  size: z.number().int(),
  scan: z.enum(attachmentScans),
  /** Where its captions are read from, and how their file is called; null for none. */
  captions: z.object({ src: z.string(), name: z.string() }).nullable(),
  version: z.number().int(),
  added_at: isoDateTime,
});
export type PersonVideo = z.infer<typeof personVideo>;

const path = '/app/people/{identifier}/{id}/videos';
const videoParams = ownParams.extend({ id, video_id: id });
const title = describeField(line(200, 1), { label: 'Title' });

/** Video files of a profile, each with captions or without. */
export const personVideos = {
  list: defineRoute({
    id: 'personVideos.list',
    method: 'GET',
    path,
    summary: 'The video files of a profile, the oldest first.',
    params: ownItemParams,
    response: z.object({ items: z.array(personVideo) }),
    errors: ['not_allowed', 'not_found'],
  }),
  add: defineRoute({
    id: 'personVideos.add',
    method: 'POST',
    path,
    summary: 'Put an uploaded video on a profile. The public page plays it from then on.',
    params: ownItemParams,
    body: z.object({ title, upload_id: id }),
    response: personVideo,
    status: 201,
    errors: ['not_allowed', 'not_found'],
  }),
  change: defineRoute({
    id: 'personVideos.change',
    method: 'PATCH',
    path: `${path}/{video_id}`,
    summary: 'Rename a video, or give it other captions: an uploaded WebVTT file, or null for none.',
    params: videoParams,
    body: z.object({
      title: title.optional(),
      captions_upload_id: id.nullable().optional(),
      version: rowVersion,
    }),
    response: personVideo,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  remove: defineRoute({
    id: 'personVideos.remove',
    method: 'DELETE',
    path: `${path}/{video_id}`,
    summary: 'Take a video and its captions off a profile. Their files are deleted within a day.',
    params: videoParams,
    response: z.object({ removed: z.boolean() }),
    errors: ['not_allowed', 'not_found'],
  }),
};
