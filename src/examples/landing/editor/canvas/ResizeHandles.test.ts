import { expect, it } from 'vitest';
import { growth, resizedLength } from './ResizeHandles.tsx';

it('keeps the unit of a width', () => {
  expect(resizedLength('50%', 'width', 200, 800)).toBe('25%');
  expect(resizedLength('320px', 'width', 200.6, 800)).toBe('201px');
  expect(resizedLength('auto', 'width', 200, 800)).toBe('200px');
});

it('snaps to the whole width near the edge of the parent', () => {
  expect(resizedLength('320px', 'width', 795, 800)).toBe('100%');
});

it('never makes a box too small to grab', () => {
  expect(resizedLength('auto', 'height', -40, 800)).toBe('24px');
});

it('grows a centred box to both sides', () => {
  expect(growth('width', { flexDirection: 'column', alignItems: 'center', justifyContent: 'normal' })).toBe(
    2,
  );
  expect(growth('width', { flexDirection: 'row', alignItems: 'center', justifyContent: 'normal' })).toBe(1);
  expect(growth('width', { flexDirection: 'row', alignItems: 'normal', justifyContent: 'center' })).toBe(2);
});
