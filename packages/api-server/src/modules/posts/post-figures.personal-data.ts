import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { postFigures } from './post-figures.schema.ts';

export const postFiguresPersonalData = definePersonalData(postFigures, {
  columns: {
    orgId: reference(),
    postId: reference(),
    src: none,
    uploadId: reference(),
    width: none,
    height: none,
    createdAt: none,
  },
});
