import { defineRoute, describeField, id, line, ownItemParams, z } from '@rostrum/contracts';
import { readVideoLink } from './video-links.ts';

/** A picture that the text of a post may show, with the size it is shown in at most. */
const postFigure = z.object({ src: z.string(), width: z.number().int(), height: z.number().int() });
export type PostFigure = z.infer<typeof postFigure>;

/** What an editor says of a picture in the text. */
export const pictureWords = z.object({
  alt: describeField(line(125, 1), {
    label: 'Description',
    missing: 'Describe the picture.',
    hint: 'For readers who do not see it: what it shows.',
  }),
  caption: describeField(line(300), { label: 'Caption' }),
  credit: describeField(line(120), { label: 'Credit' }),
});
export type PictureWords = z.infer<typeof pictureWords>;

/** A video in the text: where it is, and what readers are told that it is. */
export const videoWords = z.object({
  address: describeField(
    line(300, 1).refine(
      (address) => readVideoLink(address) !== null,
      'Enter the address of a video on YouTube or Vimeo, like https://www.youtube.com/watch?v=…',
    ),
    { label: 'Address', missing: 'Enter the address of the video.', hint: 'On YouTube or Vimeo.' },
  ),
  title: describeField(line(150, 1), {
    label: 'Title',
    missing: 'Enter the title of the video.',
    hint: 'Readers see it in place of the video until they choose to load that.',
  }),
});

export const postPictures = {
  add: defineRoute({
    id: 'posts.addFigure',
    method: 'POST',
    path: '/app/posts/{identifier}/{id}/figures',
    summary: 'Give a post an uploaded picture, which its text may show under the address that is answered.',
    status: 201,
    params: ownItemParams,
    body: z.object({ upload_id: id }),
    response: postFigure,
    errors: ['not_found', 'invalid_transition', 'invalid_input'],
  }),
};
