#!/bin/sh
# Publishes a bundle on your own server without downtime:
#
#   deploy/publish.sh BUNDLE [HOME [COMMAND...]]
#
# BUNDLE is the output of "npm run build", public/. HOME is /srv/evenplate by default. COMMAND reloads the
# server, which then reads headers and redirects: sh -c 'nginx -t && nginx -s reload'. If it fails, the
# previous release is restored. HOME/current links to the current release, a folder with public/ (the
# bundle) and earlier/ (files of earlier releases, whose hashed files stay available for 30 days).
set -eu
# The server runs as another user.
umask 022

bundle=${1:?Say which folder to publish: deploy/publish.sh public}
home=${2:-/srv/evenplate}
[ $# -gt 2 ] && shift 2 || set --

stop() {
  echo "$1" >&2
  exit 1
}

for file in 404.html _servers/nginx.conf index.html index.html.gz sitemap.xml; do
  [ -f "$bundle/$file" ] || stop "$bundle has no $file: it is not a finished build, or one with drafts."
done

mkdir -p "$home/releases"
home=$(cd "$home" && pwd -P)
# Concurrent runs would restore each other's releases. The lock ends with this script.
exec 9>"$home/.lock"
flock -n 9 || echo "Another publish.sh is at work in $home: waiting for its end."
flock -w 600 9 || stop "Another publish.sh has been at work in $home for 10 minutes; nothing is published."
old=$(readlink "$home/current" || true)
[ -n "$old" ] && [ -d "$home/$old" ] || old=
name=$(date -u +%Y%m%dT%H%M%SZ)-$$

# The folder is renamed when it is complete.
part=$home/releases/.$name
mkdir -p "$part/public" "$part/earlier"
trap 'rm -rf "$part"' EXIT
# "/." because the bundle may be a link.
cp -Rp "$bundle/." "$part/public"
# The build may have had a strict umask.
chmod -R u=rwX,go=rX "$part/public"

# Servers use a file's modification time to tell whether it has changed. A new file gets the current time, even if it is
# from an older release; a file with the same bytes as in the current release keeps its time.
find "$part/public" -type f -exec touch {} +
hashes() {
  (cd "$1" && find . -type f -exec sha256sum {} + | LC_ALL=C sort)
}
if [ -n "$old" ]; then
  hashes "$home/$old/public" >"$part/old"
  hashes "$part/public" >"$part/new"
  LC_ALL=C comm -12 "$part/old" "$part/new" | cut -c67- >"$part/same"
  tar -C "$home/$old/public" -cf - --verbatim-files-from -T "$part/same" | tar -C "$part/public" -xf -
  rm "$part/old" "$part/new" "$part/same"
fi

# A release is touched when it is replaced, and removed 30 days later.
[ -z "$old" ] || touch "$home/$old"
find "$home/releases" -mindepth 1 -maxdepth 1 -mtime +30 -exec rm -rf {} +
for release in "$home"/releases/*/public; do
  [ ! -d "$release" ] || cp -Rlf "$release/." "$part/earlier"
done
mv "$part" "$home/releases/$name"

# Renaming a new link over the old one replaces it atomically.
lead_to() {
  ln -s "$1" "$home/.current.$$"
  mv -fT "$home/.current.$$" "$home/current"
}
lead_to "releases/$name"
# A server started by the command must not hold the lock.
if [ $# -gt 0 ] && ! "$@" 9>&-; then
  # Run it again, because it may have stopped the server.
  if [ -n "$old" ]; then lead_to "$old" && "$@" 9>&- || true; else rm "$home/current"; fi
  rm -rf "$home/releases/$name"
  stop "The server did not take $name; ${old:-nothing} is in service."
fi
[ -z "$old" ] || echo "Replaced: $old"
echo "In service: releases/$name"
