import { serveTasks } from '@rostrum/server-kit/workers';
import { cutCover } from './cover.task.ts';
import { decode } from './decode.task.ts';
import { header } from './header.task.ts';
import type { ImageTask } from './image-task.ts';
import { writePng } from './png.task.ts';
import { cutPortrait } from './portrait.task.ts';
import { makePressPhotos } from './press.task.ts';

serveTasks((task: ImageTask): Promise<unknown> => {
  switch (task.kind) {
    case 'header':
      return header(task);
    case 'decode':
      return decode(task);
    case 'portrait':
      return cutPortrait(task);
    case 'cover':
      return cutCover(task);
    case 'press':
      return makePressPhotos(task);
    case 'png':
      return writePng(task);
  }
});
