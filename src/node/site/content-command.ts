import { endOnFailure } from '../../../scripts/command.js';
import { countProblems } from '../../shared/dev-events.ts';
import { buildSettings } from './build-settings.ts';
import { listDiagnostics, prepareSite } from './prepare-site.ts';

// `npm run content`: checks and compiles the content without building the site. The type check needs its result.
endOnFailure();
const { warningsAreErrors, preview } = buildSettings(process.env);
const { site, warnings } = await prepareSite(process.cwd(), { warningsAreErrors, preview });
if (warnings.length > 0) console.warn(listDiagnostics(warnings));
const found = countProblems(warnings);
console.log(
  `${site.model.pages.size} pages compiled; the content has no errors${found === '' ? '' : `, and ${found}`}.`,
);
