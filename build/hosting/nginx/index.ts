import {
  BUILD_FOLDERS,
  CACHE,
  HASHED_FILE,
  HASHED_FOLDERS,
  HOST_FILES,
  TYPES_OF_FILES,
} from '../files';
import { DOCUMENT_HEADERS, HEADERS, POLICY } from '../headers';
import { HOME } from '../home';
import type { Redirect } from '../../../src/redirects';
import { location, malformed, typeOfFile } from './locations';
import { charsetTypes, compressedTypes, documentMap, quote, typeLines, variable } from './values';

/** `deploy/nginx.conf`: a server for a stock nginx 1.22 or newer. */
export const nginxConf = (redirects: readonly Redirect[]): string => `\
# Written by "npm run hosts" from build/hosting; a test compares them.
# The site on a stock nginx (1.22 or newer). Put this file into /etc/nginx/conf.d/, then publish a
# bundle and load it: deploy/publish.sh public ${HOME} && nginx -t && nginx -s reload
# TLS is left to the proxy in front; without one, add "listen 443 ssl", the certificates and
# "ssl_buffer_size 4k" here: a browser reads no record before its end, and 16k are two round trips.

# Names that change with their content may be kept for good; all else is asked for again.
map $uri $evenplate_cache_control {
    default ${quote(CACHE.askAgain)};
    "~^/(${HASHED_FOLDERS.join('|')})/.*[^/]$" ${quote(CACHE.forGood)};
    "~${HASHED_FILE}" ${quote(CACHE.forGood)};
}

# nginx leaves a header out when its value is empty.
map $request_method $evenplate_allow {
    default "GET, HEAD";
    GET "";
    HEAD "";
}

# Only a document has a policy: on each picture it would be half a kilobyte more.
map $sent_http_content_type $evenplate_csp {
    default "";
    "~^text/html" $evenplate_policy;
}
${Object.entries(DOCUMENT_HEADERS).map(documentMap).join('')}
server {
    listen 8080;
    server_name _;

    # The release: its root and the policy that knows the hashes of its scripts. Loaded together, they
    # never belong to two builds.
    include ${HOME}/current/nginx.conf;

    # Behind a proxy nginx knows neither the visitor's host nor port: it must not spell them.
    absolute_redirect off;
    server_tokens off;

    # All that the build emits: the list that comes with nginx lacks some of these, which ones
    # depends on its version, and "nosniff" makes browsers refuse what has a wrong type.
    types {
${typeLines()}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types
        ${charsetTypes};

    # A release never changes, and the next one has another root: what is known of a file stays true.
    open_file_cache max=2000 inactive=10m;
    open_file_cache_valid 10m;
    open_file_cache_errors on;

    # Files that the build has compressed. Where nginx has the module for Brotli, a file in this
    # folder says "brotli_static on;" (a stock nginx would refuse the word).
    gzip_static on;
    include /etc/nginx/evenplate.d/*.conf;

    # For a bundle without them.
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1024;
    gzip_types
        ${compressedTypes};

    # Here and nowhere below: a location with an add_header of its own would drop all of these.
    add_header Cache-Control $evenplate_cache_control always;
${Object.entries(HEADERS)
  .map(([name, value]) => `    add_header ${name} ${quote(value)} always;`)
  .join('\n')}
    add_header ${POLICY} $evenplate_csp always;
${Object.keys(DOCUMENT_HEADERS)
  .map((name) => `    add_header ${name} ${variable(name)} always;`)
  .join('\n')}
    add_header Allow $evenplate_allow always;

    if ($evenplate_allow) {
        return 405;
    }

    # Routes have no trailing slash. The query stays: rewrite appends it. Browsers read a backslash
    # (\\x5C) as a slash, and "Location: //elsewhere.example" would leave the site.
    rewrite ^[/\\x5C]+(.+)/$ /$1 permanent;

    error_page 404 /404.html;
    error_page 400 =404 /malformed-address;

    location / {
        try_files $uri $uri.html =404;
    }

    location = / {
        try_files /index.html =404;
    }

    # Parts of the build that no visitor types: when missing, missing.
    location ~ "^/(${BUILD_FOLDERS.join('|')})/|${HASHED_FILE}" {
        try_files $uri =404;
    }

    # What is for hosts to read, and hidden files.
    location ~ "^/(${HOST_FILES.join('|')})$|/\\.(?!well-known/)" {
        return 404;
    }
${Object.entries(TYPES_OF_FILES).map(typeOfFile).join('')}${redirects.map(location).join('')}
    # nginx refuses a broken percent-escape before it picks a location; the request line is left.
    location = /malformed-address {
        internal;
${redirects
  .filter(({ onlyUnknown }) => onlyUnknown)
  .map(malformed)
  .join('')}\
        try_files /404.html =404;
    }
}
`;
