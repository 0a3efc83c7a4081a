#!/bin/sh
# Publishes a bundle on your own server without downtime:
#
#   deploy/publish.sh BUNDLE [HOME [COMMAND...]]
#
# BUNDLE is the output of "npm run build", public/. HOME is /srv/evenplate by default. COMMAND reloads
# the server, which reads the redirects then: sh -c 'nginx -t && nginx -s reload'. If it fails, the
# previous release is restored. HOME/current links to the release in service, a folder with public/
# (the bundle), redirects.conf, and earlier/ (files of replaced releases, of which nginx serves the hashed
# ones for 30 days to visitors whose page is older).
set -eu

bundle=${1:?Say which folder to publish: deploy/publish.sh public}
home=${2:-/srv/evenplate}
[ $# -gt 2 ] && shift 2 || set --

stop() {
  echo "$1" >&2
  exit 1
}

for file in 404.html _headers _redirects index.html index.html.gz; do
  [ -f "$bundle/$file" ] || stop "$bundle has no $file: it is not a finished build."
done

mkdir -p "$home/releases"
home=$(cd "$home" && pwd -P)
old=$(readlink "$home/current" || true)
name=$(date -u +%Y%m%dT%H%M%SZ)-$$

# The folder gets its final name when it is complete.
part=$home/releases/.$name
mkdir -p "$part/earlier"
trap 'rm -rf "$part"' EXIT
cp -Rp "$bundle" "$part/public"

# A release is touched when it is replaced, and removed 30 days later.
[ -z "$old" ] || touch "$home/$old"
find "$home/releases" -mindepth 1 -maxdepth 1 -mtime +30 -exec rm -rf {} +
for release in "$home"/releases/*/public; do
  [ ! -d "$release" ] || cp -Rlf "$release/." "$part/earlier"
done

# From "/from /to 301" (a "!" after the status is Netlify's), and from "/from/* https://to/:splat 302".
sed -nE -e 's|^(/[^ *]*)\* +([^ ]+):splat +(30[12])!?$|location ~ ^\1(.*)$ { return \3 \2$1$is_args$args; }|p' \
  -e 's|^(/[^ *]*) +([^ ]+) +(30[12])!?$|location = \1 { return \3 \2$is_args$args; }|p' \
  "$bundle/_redirects" | sort -u >"$part/redirects.conf"
mv "$part" "$home/releases/$name"

# Renaming a new link over the old one replaces it atomically.
lead_to() {
  ln -s "$1" "$home/.current.$$"
  mv -fT "$home/.current.$$" "$home/current"
}
lead_to "releases/$name"
if [ $# -gt 0 ] && ! "$@"; then
  [ -z "$old" ] || lead_to "$old"
  rm -rf "$home/releases/$name"
  stop "The server did not take $name; ${old:-nothing} is in service."
fi
[ -z "$old" ] || echo "Replaced: $old"
echo "In service: releases/$name"
