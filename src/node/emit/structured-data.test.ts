import { expect, it } from 'vitest';
import { testSite } from '../search/searchable-site.testing.ts';
import { structuredData } from './structured-data.ts';

const PAGE = {
  id: 'api/editor',
  title: '<Editor />',
  description: 'Holds the canvas.',
  category: 'API',
  lastChanged: '2026-11-02',
};
const ADDRESS = {
  canonical: 'https://otter.example/kit/docs/api/editor',
  home: 'https://otter.example/kit/',
};

it('the structured data of a documentation page describes the article and its place on the site', () => {
  expect(structuredData(PAGE, testSite, ADDRESS)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: '<Editor />',
        description: 'Holds the canvas.',
        url: ADDRESS.canonical,
        inLanguage: 'en',
        articleSection: 'API',
        version: '0.2.0',
        dateModified: '2026-11-02',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'otter', item: ADDRESS.home },
          { '@type': 'ListItem', position: 2, name: '<Editor />', item: ADDRESS.canonical },
        ],
      },
    ],
  });
});
