import type { TopicContent } from '../content-types.ts';

export const climateAndWater: TopicContent = {
  title: 'Climate and water',
  synonyms: ['environment', 'climate change'],
  children: [
    {
      title: 'Coastal flooding',
      synonyms: ['sea flooding', 'tidal flooding', 'flooding'],
      children: [
        { title: 'Storm surge', synonyms: ['surge tide', 'coastal surge', 'storm tide', 'surge warning'] },
        { title: 'Surge barriers', synonyms: ['flood barrier', 'tidal barrier', 'sea gates'] },
        { title: 'Managed retreat', synonyms: ['planned relocation', 'coastal realignment'] },
        { title: 'Compound flooding', synonyms: ['rain and tide together'] },
      ],
    },
    {
      title: 'Sea-level rise',
      synonyms: ['sea level', 'rising seas'],
      children: [{ title: 'Tide-gauge records', synonyms: ['tide gauges', 'mareographs'] }],
    },
    { title: 'Estuary modelling', synonyms: ['estuaries', 'tidal rivers', 'salt marsh'] },
    { title: 'Flood resilience', synonyms: ['flood defence', 'flood preparedness'] },
    { title: 'Flood insurance', synonyms: ['flood cover'] },
    {
      title: 'Wildfire',
      synonyms: ['forest fire', 'bushfire', 'heath fire'],
      children: [
        { title: 'Fire ecology', synonyms: ['post-fire recovery', 'burned land'] },
        { title: 'Insurance after fire', synonyms: ['fire claims'] },
        { title: 'Flash floods after wildfire', synonyms: ['burn scar floods'] },
      ],
    },
    {
      title: 'Drinking water',
      synonyms: ['tap water', 'water treatment'],
      children: [{ title: 'Water contaminants', synonyms: ['forever chemicals', 'lead pipes'] }],
    },
    { title: 'Drought', synonyms: ['water shortage', 'hosepipe ban'] },
    { title: 'Heatwaves', synonyms: ['extreme heat', 'hot weather'] },
    { title: 'Soil health', synonyms: ['soil carbon', 'erosion'] },
    { title: 'Pollinators', synonyms: ['bees', 'wild bees', 'insects'] },
    { title: 'Biodiversity', synonyms: ['species loss', 'nature recovery'] },
    { title: 'Carbon accounting', synonyms: ['net zero', 'emissions reporting'] },
  ],
};
