import { describe, expect, it } from 'vitest';
import { packAnchor, unpackAnchor } from './section-anchor.ts';

describe('an anchor in the search index', () => {
  it.each([
    ['default-props', 'Default props', ''],
    ['usenode', 'useNode()', ''],
    ['prop-onrender', 'onRender', 'prop-'],
    ['event-helpers', 'Helpers of getEvent', '=event-helpers'],
    ['query-node-id', 'query.node(id)', '=query-node-id'],
    ['pitfalls-1', 'Pitfalls', '=pitfalls-1'],
    ['über-uns', 'Über uns', '=über-uns'],
    ['=x', '=x', '==x'],
    ['=-x', 'x', '==-x'],
    ['', '🎉', '='],
  ])('%j of %j is written as %j', (anchor, name, packed) => {
    expect(packAnchor(anchor, name)).toBe(packed);
    expect(unpackAnchor(packed, name)).toBe(anchor);
  });
});
