import {
  BUILD_FOLDERS,
  CACHE,
  HASHED_FILE,
  HASHED_FOLDERS,
  HOST_FILES,
  TYPES,
  contentTypeOf,
} from '../files';
import { HEADERS } from '../headers';
import { HOME } from '../home';
import type { Redirect } from '../../../src/redirects';
import { redirectRules } from './redirect-rules';
import { documentHeaders, headerLines, typeRules } from './values';

/** Extensions of what is no document. */
const others = Object.keys(TYPES).filter((extension) => extension !== 'html');

/** `deploy/Caddyfile`: a site for Caddy 2.6 or newer. */
export const caddyfile = (redirects: readonly Redirect[]): string => `\
# Written by "npm run hosts" from build/hosting; a test compares them.
# The site on Caddy (2.6 or newer): deploy/publish.sh public ${HOME}, then start Caddy with
# this file, and after each further publish reload it. For TLS, write the domain instead of ":8080".

# The release: its root and the policy that knows the hashes of its scripts. Loaded together, they
# never belong to two builds.
import ${HOME}/current/Caddyfile

:8080 {
	import evenplate_root
	encode gzip

	route {
		header {
			Cache-Control "${CACHE.askAgain}"
${headerLines(HEADERS, 3)}
		}
		# By itself: what stands in a block with it is set after all else.
		header -Server

		@refused not method GET HEAD
		header @refused Allow "GET, HEAD"
		respond @refused 405

		# Routes have no trailing slash. Browsers read a backslash as a slash, and
		# "Location: //elsewhere.example" would leave the site.
		uri path_regexp ^(/|\\\\|%5[Cc])+ /
		@slashed path_regexp ^/.+/$
		route @slashed {
			uri strip_suffix /
			redir {uri} 301
		}

		# What is for hosts to read, and hidden files.
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

		@hashed path_regexp ^/(${HASHED_FOLDERS.join('|')})/.*[^/]$|${HASHED_FILE}
		header @hashed Cache-Control "${CACHE.forGood}"

${typeRules()}
${redirects.map(redirectRules).join('')}
		# No file has such a name, and Caddy would call it a failure of its own.
		@impossible path_regexp [^/]{250}|\\x00
		error @impossible 404

		# Parts of the build that no visitor types: when missing, missing.
		@build path_regexp ^/(${BUILD_FOLDERS.join('|')})/|${HASHED_FILE}
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
			Cache-Control "${CACHE.askAgain}"
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
