import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORK } from './places.mjs';

const FOLDER = path.join(WORK, 'certificate');

/** A self-signed certificate for localhost: browsers use HTTP/2 only over TLS. Needs openssl. */
export function certificate() {
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(FOLDER, file));
  if (!existsSync(cert)) {
    mkdirSync(FOLDER, { recursive: true });
    execFileSync(
      'openssl',
      // prettier-ignore
      ['req', '-x509', '-nodes', '-days', '3650', '-subj', '/CN=localhost',
        '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1',
        '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    );
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
