import { describe, expect, it } from 'vitest';
import { linesFor, OTHER_MANAGERS } from './package-managers.ts';

const formsOf = (line: string) => OTHER_MANAGERS.flatMap((manager) => linesFor(manager, [line]));

describe('a command for another package manager', () => {
  it.each([
    ['npm install', ['pnpm install', 'yarn install', 'bun install']],
    ['npm install rafts', ['pnpm add rafts', 'yarn add rafts', 'bun add rafts']],
    [
      'npm install --save-dev rafts',
      ['pnpm add --save-dev rafts', 'yarn add --dev rafts', 'bun add --dev rafts'],
    ],
    ['npm run dev', ['pnpm run dev', 'yarn dev', 'bun run dev']],
  ])('does what "%s" does', (line, forms) => {
    expect(formsOf(line)).toEqual(forms);
  });

  it('creates a project without arguments that only npm needs', () => {
    expect(formsOf('npm create -y vite@latest site -- --template react-ts')).toEqual([
      'pnpm create vite site --template react-ts',
      'yarn create vite site --template react-ts',
      'bunx create-vite site --template react-ts',
    ]);
  });

  it('runs the command of an installed package, not of one that it downloads', () => {
    expect(formsOf('npx playwright install')).toEqual([
      'pnpm exec playwright install',
      'yarn playwright install',
      'bunx playwright install',
    ]);
  });

  it('is unchanged if it is not npm’s', () => {
    expect(formsOf('cd site')).toEqual(['cd site', 'cd site', 'cd site']);
  });
});
