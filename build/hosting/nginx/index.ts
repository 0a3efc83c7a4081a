import {
  BUILD_FOLDERS,
  CACHE,
  HASHED_FILE_PATTERN,
  HASHED_FOLDERS,
  HOST_FILES,
  RELEASES_FOLDER,
} from '../file-rules';
import { DOCUMENT_HEADERS, HEADERS, POLICY } from '../headers';
import { TYPES_OF_FILES } from '../media-types';
import type { Redirect } from '../../../src/redirects';
import { location, malformedRedirect, typeOfFile } from './locations';
import { charsetTypes, compressedTypes, documentMap, quote, typeLines, variable } from './values';

/** `deploy/nginx.conf`: a server for a stock nginx 1.22 or newer. */
export const nginxConf = (redirects: readonly Redirect[]): string => `\
# Written by "npm run hosts" from build/hosting; a test fails when this file is out of date.
# Serves the site with a stock nginx (1.22 or newer). Put this file into /etc/nginx/conf.d/, then publish
# a bundle and load it: deploy/publish.sh public ${RELEASES_FOLDER} sh -c 'nginx -t && nginx -s reload'
# A proxy in front handles TLS. Without one, add "listen 443 ssl", the certificates and "ssl_buffer_size
# 4k" here: a browser can't read a TLS record before its end, and the default of 16k takes two round trips.

# Browsers may keep files with a hash in their names. They must revalidate all others.
map $uri $evenplate_cache_control {
    default ${quote(CACHE.revalidate)};
    "~^/(${HASHED_FOLDERS.join('|')})/.*[^/]$" ${quote(CACHE.immutable)};
    "~${HASHED_FILE_PATTERN}" ${quote(CACHE.immutable)};
}

# nginx leaves a header out when its value is empty.
map $request_method $evenplate_allow {
    default "GET, HEAD";
    GET "";
    HEAD "";
}

# Only documents have a policy: it would add half a kilobyte to each picture.
map $sent_http_content_type $evenplate_csp {
    default "";
    "~^text/html" $evenplate_policy;
}
${Object.entries(DOCUMENT_HEADERS).map(documentMap).join('')}
server {
    listen 8080;
    server_name _;

    # The release's root and its policy, which names the hashes of its scripts. nginx loads both
    # together, so they always belong to the same build.
    include ${RELEASES_FOLDER}/current/nginx.conf;

    # Behind a proxy nginx knows neither the visitor's host nor port, so redirects must not name them.
    absolute_redirect off;
    server_tokens off;

    # The types of all files of the build. nginx's own list lacks some, depending on its version, and
    # with "nosniff" browsers refuse scripts and styles of a wrong type.
    types {
${typeLines()}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types
        ${charsetTypes};

    # A release never changes, and the next one has another root, so cached metadata stays valid.
    open_file_cache max=2000 inactive=10m;
    open_file_cache_valid 10m;
    open_file_cache_errors on;

    # Serves the files that the build has compressed. If nginx has the Brotli module, put a file with
    # "brotli_static on;" into the included folder; a stock nginx would refuse that line.
    gzip_static on;
    include /etc/nginx/evenplate.d/*.conf;

    # Compresses files of which the bundle has no compressed form.
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1024;
    gzip_types
        ${compressedTypes};

    # Locations below must not use add_header: it would replace all of these.
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

    # Routes have no trailing slash. The rule reads $request_uri, because $uri has lost its escapes:
    # /a%3fb/ would lead to /a?b. Browsers read a backslash (\\x5C) as a slash, and
    # "Location: //elsewhere.example" would lead to another site.
    if ($request_uri ~ "^(?:/|\\x5C|%5[Cc])++([^?]*[^?/])/+(\\?.*)?$") {
        return 301 /$1$2;
    }

    error_page 404 /404.html;
    error_page 400 =404 /malformed-address;

    location / {
        try_files $uri $uri.html =404;
    }

    location = / {
        try_files /index.html =404;
    }

    # Addresses that no visitor types, such as those of scripts: a missing file is 404.
    location ~ "^/(${BUILD_FOLDERS.join('|')})/|${HASHED_FILE_PATTERN}" {
        try_files $uri =404;
    }

    # Files that configure hosts, and hidden files.
    location ~ "^/(${HOST_FILES.join('|')})$|/\\.(?!well-known/)" {
        return 404;
    }
${Object.entries(TYPES_OF_FILES).map(typeOfFile).join('')}${redirects.map(location).join('')}
    # nginx refuses a broken percent-escape before it selects a location, so these rules read the
    # request line.
    location = /malformed-address {
        internal;
${redirects
  .filter(({ onlyUnknown }) => onlyUnknown)
  .map(malformedRedirect)
  .join('')}\
        try_files /404.html =404;
    }
}
`;
