#!/bin/sh
# Publishes a bundle on your own server without downtime:
#
#   deploy/publish.sh BUNDLE [HOME [COMMAND...]]
#
# BUNDLE is the output of "npm run build", public/. HOME is /srv/evenplate by default.
# COMMAND reloads the server's configuration, for example: sh -c 'nginx -t && nginx -s reload'.
# If it fails, the previous release is restored.
#
# Each release has a folder with the bundle and its server configuration: the root, the policy, which
# names the hashes of this build's scripts, and the redirects of renamed posts. HOME/current links to
# the active release.
# A browser with a page of an earlier release still requests that release's scripts, so files with a
# hash in their name are served for 30 days after their release was replaced.
set -eu

bundle=${1:?Say which folder to publish: deploy/publish.sh public}
home=${2:-/srv/evenplate}
[ $# -gt 2 ] && shift 2 || set --
days=30
hashed='^\./(static|share)/|[.-][0-9a-f]{20}\.(js|css)(\.map|\.LICENSE\.txt)?(\.br|\.gz)?$'

stop() {
  echo "$1" >&2
  exit 1
}

[ -f "$bundle/index.html" ] && [ -f "$bundle/404.html" ] || stop "$bundle is not a built site."
policy=$(sed -n 's/^ *Content-Security-Policy: //p' "$bundle/_headers")
[ -n "$policy" ] || stop "$bundle/_headers has no policy."

# The redirects of renamed posts, a former and a present address a line.
renamed=$(sed -n 's|^\(/[a-z0-9/-]*\) \(/[a-z0-9/-]*\) 301$|\1 \2|p' "$bundle/_redirects")

mkdir -p "$home/releases"
home=$(cd "$home" && pwd -P)
old=$(readlink "$home/current" || true)
name=$(date -u +%Y%m%dT%H%M%SZ)-$$
release=$home/releases/$name

# The folder gets its final name when it is complete.
part=$home/releases/.$name
mkdir "$part"
trap 'rm -rf "$part"' EXIT
cp -Rp "$bundle" "$part/public"
(cd "$part/public" && find . -type f | grep -E "$hashed") >"$part/hashed.txt"

[ -z "$old" ] || touch "$home/$old/replaced"
find "$home/releases" -mindepth 2 -maxdepth 2 -name replaced -mtime "+$days" |
  while read -r mark; do rm -rf "$(dirname "$mark")"; done
for earlier in "$home"/releases/*/; do
  [ -f "$earlier/hashed.txt" ] || continue
  while read -r file; do
    [ ! -e "$part/public/$file" ] || continue
    mkdir -p "$(dirname "$part/public/$file")"
    ln "$earlier/public/$file" "$part/public/$file"
  done <"$earlier/hashed.txt"
done

cat >"$part/nginx.conf" <<END
root $release/public;
set \$evenplate_policy "$policy";
END
echo "$renamed" | while read -r from to; do
  [ -z "$from" ] || echo "location = $from { return 301 $to\$is_args\$args; }"
done >>"$part/nginx.conf"
cat >"$part/Caddyfile" <<END
(evenplate_root) {
	root * $release/public
}
(evenplate_policy) {
	Content-Security-Policy "$policy"
}
(evenplate_renamed) {
END
number=0
echo "$renamed" | while read -r from to; do
  [ -n "$from" ] || continue
  number=$((number + 1))
  printf '\t@renamed_%s path_regexp ^%s$\n' $number "$from"
  # "rewrite" keeps the query.
  printf '\troute @renamed_%s {\n\t\trewrite * %s\n\t\tredir {uri} 301\n\t}\n' $number "$to"
done >>"$part/Caddyfile"
echo '}' >>"$part/Caddyfile"
mv "$part" "$release"

# Renaming a new link over the old one replaces it atomically.
lead_to() {
  ln -s "$1" "$home/.current.$$"
  mv -fT "$home/.current.$$" "$home/current"
}
lead_to "releases/$name"
if [ $# -gt 0 ] && ! "$@"; then
  [ -z "$old" ] || { lead_to "$old" && rm "$home/$old/replaced"; }
  rm -rf "$release"
  stop "The server did not take $name; ${old:-nothing} is in service."
fi
[ -z "$old" ] || echo "Replaced: $old"
echo "In service: releases/$name"
