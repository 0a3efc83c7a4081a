#!/bin/sh
# Fails if no article can appear this morning: due.sh FOLDER. It looks for dates of the last three days, because the
# morning in UTC is another day elsewhere, and GitHub may leave out a run.
set -eu
days=$(for ago in 0 1 2; do date --utc --date "${TODAY:-now} -$ago days" +%F; done | paste -s -d '|')
grep --recursive --extended-regexp --files-with-matches "^date: *[\"']?($days)" "$1"
