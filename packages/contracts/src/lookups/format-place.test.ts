import { expect, test } from 'vitest';
import { formatCityLine, formatPlace } from './format-place.ts';

test.each([
  [{ city: 'Portland', state: 'OR', country: 'US' }, 'Portland, Oregon, United States'],
  [{ city: 'Portland', state: 'ME', country: 'US' }, 'Portland, Maine, United States'],
  [{ city: 'Gatineau', state: 'QC', country: 'CA' }, 'Gatineau, Quebec, Canada'],
  [{ city: 'Portland', state: null, country: 'US' }, 'Portland, United States'],
  [{ city: 'Leeds', country: 'GB' }, 'Leeds, United Kingdom'],
  [{ city: 'Kiel', state: 'Schleswig-Holstein', country: 'DE' }, 'Kiel, Germany'],
  [{ city: null, state: 'OR', country: 'US' }, 'Oregon, United States'],
  [{ city: null, country: 'javascript:' }, ''],
])('%j is written %j', (place, text) => {
  expect(formatPlace(place)).toBe(text);
});

test.each([
  [{ city: 'Portland', state: 'OR', postal: '97201', country: 'US' }, 'Portland, OR 97201'],
  [{ city: 'Ottawa', state: 'ON', postal: 'K1A 0B1', country: 'CA' }, 'Ottawa, ON K1A 0B1'],
  [{ city: 'Sydney', state: 'NSW', postal: '2000', country: 'AU' }, 'Sydney NSW 2000'],
  [{ city: 'Leeds', state: null, postal: 'LS1 4DY', country: 'GB' }, 'Leeds LS1 4DY'],
  [{ city: 'Hamburg', state: null, postal: '20095', country: 'DE' }, '20095 Hamburg'],
  [{ city: 'Turin', state: 'TO', postal: '10121', country: 'IT' }, '10121 Turin, TO'],
  [{ city: 'Turin', state: null, postal: null, country: null }, 'Turin'],
])('the city line of %j is %j', (place, text) => {
  expect(formatCityLine(place)).toBe(text);
});
