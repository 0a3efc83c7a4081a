#!/bin/sh
# Prints "pages=ADDRESS" if GitHub Pages is on and its source is "GitHub Actions", otherwise nothing.
set -eu
address=$(gh api "repos/$GITHUB_REPOSITORY/pages" --jq 'select(.build_type == "workflow").html_url' 2>/dev/null || true)
case $address in
  # A custom domain without a certificate yet
  http:*) echo "pages=https:${address#http:}" ;;
  https:*) echo "pages=$address" ;;
esac
