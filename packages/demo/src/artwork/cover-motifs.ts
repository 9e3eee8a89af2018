import type { Random } from '../seeded/random.ts';

export const coverSize = { width: 1200, height: 630 } as const;
const { width, height } = coverSize;
type Box = readonly [x: number, y: number, width: number, height: number];
type Disc = readonly [x: number, y: number, radius: number];
const rect = ([x, y, w, h]: Box, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more}/>`;
const circle = ([x, y, r]: Disc, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const round = (value: number) => Math.round(value * 10) / 10;

/** A swell across the whole picture, filled down to the lower edge. */
function wave(level: number, swing: number, shift: number, fill: string): string {
  const points = range(13).map(
    (step) => `${step * 100},${round(level + Math.sin(step * 0.9 + shift) * swing)}`,
  );
  return `<path d="M0,${height} L${points.join(' L')} L${width},${height} Z" fill="${fill}"/>`;
}

function ring(random: Random, x: number, y: number, radius: number): string {
  const points = range(40).map((step) => {
    const angle = (step / 40) * 2 * Math.PI;
    const reach = radius * (1 + 0.16 * Math.sin(angle * 3 + radius / 60) + 0.06 * random.next());
    return `${round(x + Math.cos(angle) * reach * 1.5)},${round(y + Math.sin(angle) * reach)}`;
  });
  return `M${points.join(' L')} Z`;
}

const tower = (random: Random, x: number, [w, h]: readonly [width: number, height: number], fill: string) =>
  rect([x, height - h, w, h], fill) +
  range(Math.floor(h / 62))
    .flatMap((row) =>
      range(3).map((column) =>
        rect(
          [x + 18 + column * ((w - 36) / 3), height - h + 26 + row * 60, (w - 60) / 3, 30],
          random.chance(0.3) ? '#FFD45C' : '#8FA3AA',
        ),
      ),
    )
    .join('');

/** Each draws what its subject looks like from far away; `random` moves details so that no two covers are equal. */
export const motifs: Readonly<Record<string, (random: Random) => string>> = {
  surge: (random) =>
    rect([0, 0, width, height], '#DCEBF0') +
    circle([random.between(760, 980), random.between(110, 170), 84], '#FFD45C') +
    wave(420, 40, random.next() * 6, '#9CC4CF') +
    range(6)
      .map((pillar) => rect([130 + pillar * 170, 210, 60, 300], '#FFFFFF', ' rx="30"'))
      .join('') +
    rect([90, 262, 1020, 20], '#12181B', ' rx="10"') +
    wave(470, 34, random.next() * 6, '#3F8797') +
    wave(545, 22, random.next() * 6, '#0B6073'),
  waves: (random) =>
    rect([0, 0, width, height], '#E4F0F3') +
    ['#BBD9E1', '#86B8C5', '#4C91A2', '#1F7084', '#0B4B5A']
      .map((fill, index) => wave(190 + index * 92, 44 - index * 4, random.next() * 6, fill))
      .join(''),
  contours: (random) => {
    const [x, y] = [random.between(380, 620), random.between(280, 350)];
    const lines = range(8).map(
      (step) =>
        `<path d="${ring(random, x, y, 40 + step * 48)}" fill="none" stroke="${step === 4 ? '#A13A05' : '#E0A164'}" stroke-width="${step === 4 ? 7 : 2.5}"/>`,
    );
    const sparks = range(9).map(() =>
      circle([random.between(840, 1110), random.between(80, 330), random.between(7, 20)], '#A13A05'),
    );
    return (
      rect([0, 0, width, height], '#FBE9D0') + lines.join('') + sparks.join('') + wave(590, 14, 1, '#3B3A22')
    );
  },
  court: (random) =>
    rect([0, 0, width, height], '#E8E3F6') +
    '<path d="M210,210 L600,70 L990,210 Z" fill="#4B3A86"/>' +
    rect([230, 222, 740, 28], '#4B3A86') +
    range(5)
      .map((pillar) =>
        rect([270 + pillar * 150, 268, 64, 262], pillar === random.between(1, 3) ? '#C9BDEC' : '#FFFFFF'),
      )
      .join('') +
    rect([210, 544, 780, 30], '#4B3A86'),
  night: (random) =>
    rect([0, 0, width, height], '#1D2746') +
    range(26)
      .map(() => circle([random.between(20, 1180), random.between(20, 420), random.between(2, 5)], '#C8D3F2'))
      .join('') +
    circle([900, 170, 92], '#FFD45C') +
    circle([860, 146, 84], '#1D2746') +
    `<path d="M0,500 C140,500 170,${random.between(280, 350)} 250,340 S330,500 430,500 S500,410 560,410 S650,500 ${width},500" fill="none" stroke="#5E78C6" stroke-width="5"/>`,
  cells: (random) =>
    rect([0, 0, width, height], '#E2EFDC') +
    range(4)
      .flatMap((row) =>
        range(8).map(
          (column) =>
            rect([118 + column * 124, 66 + row * 130, 100, 104], '#FFFFFF', ' rx="12"') +
            circle(
              [168 + column * 124, 118 + row * 130, 20],
              row === 1 && column === random.between(3, 5) ? '#B92B1B' : '#A9C69A',
            ),
        ),
      )
      .join('') +
    rect([118 + 4 * 124, 66 + 130, 100, 104], '#B92B1B', ' rx="12"') +
    circle([168 + 4 * 124, 118 + 130, 20], '#FFD45C'),
  bars: (random) => {
    const heights = range(8).map((step) => 90 + step * 48 + random.between(-24, 24));
    const bars = heights.map((h, step) =>
      rect([140 + step * 118, 560 - h, 74, h], step % 2 ? '#0B6073' : '#C98A3A'),
    );
    const line = heights.map((h, step) => `${177 + step * 118},${500 - h}`).join(' L');
    return (
      rect([0, 0, width, height], '#FBE9D0') +
      bars.join('') +
      `<path d="M${line}" fill="none" stroke="#12181B" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>` +
      rect([100, 560, 1000, 6], '#12181B')
    );
  },
  curve: (random) => {
    const peak = random.between(470, 640);
    const dots = range(34).map((step) => {
      const x = 80 + step * 32;
      const y = 540 - 400 * Math.exp(-(((x - peak) / 190) ** 2));
      return circle(
        [x, round(y), Math.abs(x - peak) < 150 ? 17 : 9],
        Math.abs(x - peak) < 150 ? '#B92B1B' : '#E39A9A',
      );
    });
    return (
      rect([0, 0, width, height], '#F8E1E4') +
      `<path d="M60,545 C${peak - 120},545 ${peak + 80},170 ${peak + 190},170 S${peak + 420},545 1140,545" fill="none" stroke="#D79AA1" stroke-width="3" stroke-dasharray="8 8"/>` +
      dots.join('')
    );
  },
  city: (random) => {
    let x = 40;
    const fills = ['#5F6C72', '#094F60', '#47545A', '#12343F'];
    const towers: string[] = [];
    while (x < 1120) {
      const w = random.between(120, 190);
      towers.push(tower(random, x, [w, random.between(220, 500)], random.pick(fills)));
      x += w + 22;
    }
    return rect([0, 0, width, height], '#EDF1F2') + towers.join('') + rect([0, 610, width, 20], '#12181B');
  },
  leaf: (random) => {
    const leaf = (x: number, y: number, turn: number, fill: string) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0,0 C70,-70 70,-190 0,-250 C-70,-190 -70,-70 0,0 Z" fill="${fill}"/><path d="M0,0 L0,-210" stroke="#FFFFFF" stroke-width="4" opacity=".6"/></g>`;
    const fills = ['#6FA35B', '#3F7D4C', '#A9C69A', '#19703E'];
    return (
      rect([0, 0, width, height], '#E2EFDC') +
      range(9)
        .map((step) => leaf(110 + step * 125, 590, random.between(-34, 34), random.pick(fills)))
        .join('') +
      rect([0, 585, width, 45], '#5B4A2F')
    );
  },
  grid: (random) => {
    const nodes = range(18).map(() => [random.between(90, 1110), random.between(80, 550)] as const);
    const lines = nodes.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = nodes[Math.floor(index / 2)] ?? [x, y];
      return `<path d="M${fromX},${fromY} L${x},${y}" stroke="#7B93A8" stroke-width="4"/>`;
    });
    const dots = nodes.map(([x, y], index) =>
      circle([x, y, index === 5 ? 34 : random.between(12, 22)], index === 5 ? '#FFD45C' : '#2352BD'),
    );
    return rect([0, 0, width, height], '#E7EEFC') + lines.join('') + dots.join('');
  },
  pulse: (random) => {
    const beats = range(5).map((beat) => {
      const x = 120 + beat * 210;
      const top = random.between(120, 250);
      return `L${x},340 L${x + 30},${top} L${x + 70},${random.between(430, 520)} L${x + 100},340`;
    });
    return (
      rect([0, 0, width, height], '#F8E1E4') +
      circle([600, 320, 230], '#F1CBD1') +
      `<path d="M0,340 ${beats.join(' ')} L${width},340" fill="none" stroke="#A3283B" stroke-width="9" stroke-linejoin="round"/>`
    );
  },
};

const words: Readonly<Record<string, string>> = {
  surge: 'a tidal barrier with the sun behind it',
  contours: 'a fire map with one line in red',
  court: 'a court house, one column different',
  night: 'a night sky with a crescent moon',
  cells: 'battery cells, one of them red',
  bars: 'rising bars and a line',
  curve: 'a curve of dots with a red peak',
  city: 'city blocks with lit windows',
  leaf: 'leaves over brown soil',
  waves: 'layered waves',
  grid: 'connected dots, one in yellow',
  pulse: 'a pulse line',
};

/** What a cover shows, for those who do not see it. */
export function coverWords(motif: string): string {
  const shown = words[motif];
  if (shown === undefined)
    throw new Error(`There is no cover '${motif}'. Choose one of: ${Object.keys(motifs).join(', ')}.`);
  return `Drawing of ${shown}`;
}
