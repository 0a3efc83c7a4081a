// npm run check:prose: spelling and style of the content, as warnings; in CI as errors.
import { checkProse, formatFinding } from '../checks/prose/check-prose';

const findings = checkProse(process.cwd());
for (const finding of findings) console.warn(formatFinding(finding));
if (findings.length === 0) console.log('The language of the content has no warnings.');
if (findings.length > 0 && process.env.CI) process.exitCode = 1;
