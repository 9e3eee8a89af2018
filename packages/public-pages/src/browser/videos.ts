import { readVideoLink } from '@rostrum/contracts/posts';
import { report } from './report.ts';

/**
 * A click on a video of the text loads its player in place of the link. Before that, nothing is asked of the host; with
 * another key held or without script the link leads to its page, as any other.
 */
export function startVideos(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('figure > a')) {
    const video = readVideoLink(link.href);
    if (video) link.dataset.plays = video.name;
  }
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('figure > a') : null;
    const video = link && readVideoLink(link.href);
    if (!video || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    report('video_play');
    const player = document.createElement('iframe');
    player.src = video.player;
    player.title = link.textContent;
    player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    player.allowFullscreen = true;
    link.replaceWith(player);
    // The keyboard goes on where it was.
    player.focus();
  });
}
