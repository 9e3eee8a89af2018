import type { TopicContent } from '../content-types.ts';

export const technology: TopicContent = {
  title: 'Technology',
  synonyms: ['tech', 'digital'],
  children: [
    {
      title: 'Artificial intelligence',
      synonyms: ['ai', 'machine learning'],
      children: [
        { title: 'Algorithmic accountability', synonyms: ['ai accountability', 'algorithm audit'] },
        { title: 'AI and law', synonyms: ['robot judges'] },
        { title: 'Automated decisions', synonyms: ['benefit scores', 'risk scores'] },
        { title: 'Language models', synonyms: ['chatbots', 'large language models'] },
      ],
    },
    { title: 'Public sector audits', synonyms: ['government algorithms'] },
    { title: 'Evidence standards', synonyms: ['standards of proof'] },
    {
      title: 'Cyber security',
      synonyms: ['hacking', 'data breach'],
      children: [
        { title: 'Ransomware', synonyms: ['cyber extortion'] },
        { title: 'Election security', synonyms: ['voting machines'] },
      ],
    },
    { title: 'Misinformation', synonyms: ['disinformation', 'fake news', 'rumours'] },
    {
      title: 'Robotics',
      synonyms: ['robots', 'cobots'],
      children: [{ title: 'Warehouse automation', synonyms: ['picking robots', 'fulfilment centres'] }],
    },
    { title: 'Space weather', synonyms: ['solar storm', 'aurora', 'northern lights'] },
    { title: 'Satellites', synonyms: ['orbit', 'space debris'] },
    { title: 'Structural monitoring', synonyms: ['bridge sensors', 'structural health'] },
    { title: 'Bridges', synonyms: ['viaducts', 'bridge collapse'] },
    { title: 'Product safety', synonyms: ['safety testing', 'recall'] },
  ],
};

export const energy: TopicContent = {
  title: 'Energy and materials',
  synonyms: ['power', 'energy transition'],
  children: [
    {
      title: 'Battery safety',
      synonyms: ['battery fire', 'lithium fire', 'e-scooter fire', 'thermal runaway'],
      children: [{ title: 'Fire causation', synonyms: ['cause of fire', 'fire investigation'] }],
    },
    { title: 'Battery recycling', synonyms: ['lithium recovery', 'black mass'] },
    { title: 'Grid storage', synonyms: ['grid batteries', 'energy storage'] },
    { title: 'Grid stability', synonyms: ['blackouts', 'power cuts', 'frequency'] },
    { title: 'Electricity prices', synonyms: ['energy bills', 'power prices'] },
    { title: 'Renewable energy', synonyms: ['wind power', 'solar power'] },
    { title: 'Energy forecasting', synonyms: ['demand forecast', 'wind forecast'] },
    { title: 'Polymer recycling', synonyms: ['plastic recycling', 'plastics'] },
    { title: 'Circular economy', synonyms: ['reuse', 'repair'] },
    { title: 'Plastics treaty', synonyms: ['plastic pollution talks'] },
  ],
};
