import { buildSettings } from './build-settings.ts';
import { ContentError, prepareSite } from './prepare-site.ts';

// `npm run content`: checks and compiles the content without building the site. The type check needs its result.
try {
  const { warningsAreErrors, preview } = buildSettings(process.env);
  const { model } = await prepareSite(process.cwd(), { warningsAreErrors, preview });
  console.log(`${model.pages.size} pages compiled; the content has no errors.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
