/** A video that posts may show: the page that a link leads to, and the player that readers may load in its place. */
export interface VideoLink {
  name: 'YouTube' | 'Vimeo';
  page: string;
  player: string;
}

const toUrl = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

function readYouTube({ hostname, pathname, searchParams }: URL): VideoLink | null {
  const host = hostname.replace(/^(?:www|m)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  const id =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? first === 'watch'
          ? searchParams.get('v')
          : ['shorts', 'live', 'embed'].includes(first)
            ? second
            : null
        : null;
  if (!/^[\w-]{11}$/.test(id ?? '')) return null;
  return {
    name: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  };
}

function readVimeo({ hostname, pathname, searchParams }: URL): VideoLink | null {
  const parts = pathname.split('/').slice(1);
  const isPlayer = hostname === 'player.vimeo.com' && parts[0] === 'video';
  if (!isPlayer && hostname !== 'vimeo.com' && hostname !== 'www.vimeo.com') return null;
  const [id = '', inPath] = isPlayer ? parts.slice(1) : parts;
  // Of a video that is unlisted there, known to those alone who were given the address.
  const secret = inPath ?? searchParams.get('h') ?? '';
  if (!/^\d{6,12}$/.test(id) || !/^[\da-f]{0,16}$/.test(secret)) return null;
  return {
    name: 'Vimeo',
    page: `https://vimeo.com/${id}${secret && `/${secret}`}`,
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret && `&h=${secret}`}`,
  };
}

/** The video behind an address of a host on the list; null for any other address. */
export function readVideoLink(address: string): VideoLink | null {
  const url = toUrl(address.trim());
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.port !== '' || url.username !== '')
    return null;
  return readYouTube(url) ?? readVimeo(url);
}
