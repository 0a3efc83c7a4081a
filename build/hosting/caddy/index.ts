import {
  BUILD_FOLDERS,
  CACHE,
  HASHED_FILE_PATTERN,
  HASHED_FOLDERS,
  HOST_FILES,
  RELEASES_FOLDER,
} from '../file-rules';
import { HEADERS } from '../headers';
import { TYPES, contentTypeOf } from '../media-types';
import type { Redirect } from '../../../src/redirects';
import { redirectRules } from './redirect-rules';
import { documentHeaders, headerLines, typeRules } from './values';

/** The extensions of files other than documents. */
const others = Object.keys(TYPES).filter((extension) => extension !== 'html');

/** `deploy/Caddyfile`: a site for Caddy 2.6 or newer. */
export const caddyfile = (redirects: readonly Redirect[]): string => `\
# Written by "npm run hosts" from build/hosting; a test fails when this file is out of date.
# Serves the site with Caddy (2.6 or newer). Run "deploy/publish.sh public ${RELEASES_FOLDER}" and start
# Caddy with this file. Reload Caddy after each further publish. For TLS, replace ":8080" by the domain.

# The release's root and its policy, which names the hashes of its scripts. Caddy loads both together,
# so they always belong to the same build.
import ${RELEASES_FOLDER}/current/Caddyfile

:8080 {
	import evenplate_root
	encode gzip

	route {
		header {
			Cache-Control "${CACHE.revalidate}"
${headerLines(HEADERS, 3)}
		}
		# Not in the block above: a deletion there would defer the whole block to the end.
		header -Server

		@refused not method GET HEAD
		header @refused Allow "GET, HEAD"
		respond @refused 405

		# Routes have no trailing slash. Browsers read a backslash as a slash, and
		# "Location: //elsewhere.example" would lead to another site.
		uri path_regexp ^(/|\\\\|%5[Cc])+ /
		@slashed path_regexp ^/.+/$
		route @slashed {
			uri strip_suffix /
			redir {uri} 301
		}

		# Files that configure hosts, and hidden files.
		@hidden {
			path_regexp ^/(${HOST_FILES.join('|')})$|/\\.
			not path /.well-known/*
		}
		error @hidden 404

		@document not path_regexp \\.(${others.join('|')})$
		header @document {
${documentHeaders(3)}
			import evenplate_policy
		}

		@hashed path_regexp ^/(${HASHED_FOLDERS.join('|')})/.*[^/]$|${HASHED_FILE_PATTERN}
		header @hashed Cache-Control "${CACHE.immutable}"

${typeRules()}
		# Redirects of renamed posts, which belong to the release.
		import evenplate_renamed
${redirects.map(redirectRules).join('')}
		# No file can have such a name. Without this rule Caddy would answer 500.
		@impossible expression \`{path}.contains("\\x00") || {path}.split("/").exists(name, size(bytes(name)) >= 246)\`
		error @impossible 404

		# Addresses that no visitor types, such as those of scripts: a missing file is 404.
		@build path_regexp ^/(${BUILD_FOLDERS.join('|')})/|${HASHED_FILE_PATTERN}
		route @build {
			file_server {
				precompressed br gzip
			}
		}

		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import evenplate_root
		header {
			Cache-Control "${CACHE.revalidate}"
${headerLines(HEADERS, 3)}
${documentHeaders(3)}
			Content-Type "${contentTypeOf('/404.html')}"
			import evenplate_policy
		}
		header -Server
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
