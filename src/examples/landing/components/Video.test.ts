import { expect, it } from 'vitest';
import { parseVideoId } from './Video.tsx';

it.each([
  'IwzUs1IMdyQ',
  'https://www.youtube.com/watch?v=IwzUs1IMdyQ&t=3',
  'https://youtu.be/IwzUs1IMdyQ?si=x',
  'https://www.youtube-nocookie.com/embed/IwzUs1IMdyQ',
  'https://m.youtube.com/shorts/IwzUs1IMdyQ',
])('finds the id in %s', (text) => expect(parseVideoId(text)).toBe('IwzUs1IMdyQ'));

it.each([
  '',
  'short',
  '../../evil?x',
  'https://youtube.com.evil.example/watch?v=IwzUs1IMdyQ',
  'https://evil.example/watch?v=IwzUs1IMdyQ',
  'javascript:alert(1)//',
])('finds none in %j', (text) => expect(parseVideoId(text)).toBeUndefined());
