#!/usr/bin/env bash
# Gatsby 5.16.1
# Setup: a page whose Head has structured data, a script of JSON, with a text that says how to write a quotation mark.
# Guess: the script arrives as it was written, because HTML has no entities in scripts.
# Behavior: Gatsby reads the head back from React's HTML with the decoded text of each element, also of scripts, so that
# `&quot;` becomes a quotation mark and ends the string: the JSON can't be parsed any more.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export GATSBY_TELEMETRY_DISABLED=1
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gatsby@5.16.1 react@18.3.1 react-dom@18.3.1

mkdir -p src/pages
cat >src/pages/index.js <<'JS'
const data = JSON.stringify({ name: 'Write &quot; for a quotation mark' });
export default () => <p>Home</p>;
export const Head = () => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
);
JS
# Without an adapter, Gatsby looks for one on the network.
cat >gatsby-config.js <<'JS'
module.exports = { jsxRuntime: 'automatic', adapter: { name: 'none', adapt() {} } };
JS
node node_modules/gatsby/cli.js build >build.log 2>&1 || { cat build.log; exit 1; }
data=$(grep -oP 'type="application/ld\+json"[^>]*>\K[^<]*' public/index.html)
echo "Written: {\"name\":\"Write &quot; for a quotation mark\"}"
echo "Arrived: $data"
[ "$data" = '{"name":"Write " for a quotation mark"}' ]
