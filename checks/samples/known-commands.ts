/** Packages that pages tell readers to install although this project does not, with the reason. */
export const KNOWN_PACKAGES: Readonly<Record<string, string>> = {};

/** The starters for `npm create`, with the templates that pages name; empty if a starter has no templates. */
export const PROJECT_TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  // https://github.com/vitejs/vite/tree/main/packages/create-vite
  vite: ['react-ts'],
  // https://nextjs.org/docs/app/api-reference/cli/create-next-app
  'next-app': [],
};

/** The scripts of a new project from these templates; readers run them there. */
export const TEMPLATE_SCRIPTS: readonly string[] = ['build', 'dev', 'lint', 'preview'];

/** Commands for `npx` and the packages that provide them. */
export const PACKAGE_COMMANDS: Readonly<Record<string, string>> = {
  playwright: '@playwright/test',
  tsc: 'typescript',
};

/** Commands that a Unix shell or Git for Windows has. */
export const SHELL_COMMANDS: readonly string[] = ['cd', 'git', 'grep', 'perl', 'xargs'];
