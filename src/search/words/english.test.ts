import { describe, expect, it } from 'vitest';
import { wordStem } from './english.ts';

describe('the forms of a word', () => {
  it.each([
    ['save saves saved saving'],
    ['delete deletes deleted deleting deletion'],
    ['copy copies copied copying'],
    ['drag drags dragged dragging'],
    ['select selects selected selecting selection'],
    ['serialize serialized serializing serialization'],
    ['migrate migrated migration'],
    ['class classes'],
    ['node nodes'],
  ])('have one stem: %s', (forms) => {
    expect(new Set(forms.split(' ').map(wordStem)).size).toBe(1);
  });

  it.each(['is', 'ids', 'status', 'this', 'string', 'need', 'c++', '日'])('leave %s alone', (word) => {
    expect(wordStem(word)).toBe(word);
  });

  it.each([
    ['editor', 'edit'],
    ['state', 'static'],
    ['frame', 'framework'],
  ])('are not those of another word: %s and %s', (one, other) => {
    expect(wordStem(one)).not.toBe(wordStem(other));
  });
});
