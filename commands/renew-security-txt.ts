// Sets a later expiry date for security.txt if it expires within 90 days: npm run security-txt:renew
import { readFileSync, writeFileSync } from 'node:fs';
import { renewSecurityTxt } from '../tools/security-txt/renew';

const FILE = 'content/data/site.json';

const text = readFileSync(FILE, 'utf8');
const renewed = renewSecurityTxt(text, new Date());
if (renewed === text) console.log('security.txt is valid for 90 days and more.');
else {
  writeFileSync(FILE, renewed);
  console.log(`Renewed: ${FILE}`);
}
