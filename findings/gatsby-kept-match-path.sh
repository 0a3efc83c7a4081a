#!/usr/bin/env bash
# Gatsby 5.16.1
# Setup: a site whose 404 page gets matchPath "/*" in `gatsby develop` only, to be seen at every unknown address.
# Guess: develop writes the path into the page's data, as in a clean folder, whatever ran before.
# Behavior: after `gatsby build`, develop keeps the build's data of the page, which has no path: a page that is the same
# but for its matchPath isn't written again, because neither its query nor its context changed.
set -euo pipefail
folder=$(mktemp -d)
pid=
stop() {
  [ -z "$pid" ] || kill "$pid" 2>/dev/null || true
  wait
  pid=
}
trap 'stop; rm -rf "$folder"' EXIT
cd "$folder"
export GATSBY_TELEMETRY_DISABLED=1
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gatsby@5.16.1 react@18.3.1 react-dom@18.3.1

mkdir -p src/pages
echo 'export default () => <p>Home</p>;' >src/pages/index.js
echo 'export default () => <p>Nothing here</p>;' >src/pages/404.js
# Without an adapter, Gatsby looks for one on the network.
cat >gatsby-config.js <<'JS'
module.exports = { jsxRuntime: 'automatic', adapter: { name: 'none', adapt() {} } };
JS
cat >gatsby-node.js <<'JS'
exports.onCreatePage = ({ page, actions }) => {
  if (process.env.NODE_ENV === 'production' || page.path !== '/404/' || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: '/*' });
};
JS

# Starts develop on a port, and sets `answer` to whether its data of the 404 page has the path.
ask_develop() {
  : >develop.log
  node node_modules/gatsby/cli.js develop --port "$1" >develop.log 2>&1 &
  pid=$!
  until grep -q 'You can now view' develop.log; do
    if ! kill -0 "$pid" || grep -q 'ERROR' develop.log; then
      cat develop.log
      exit 1
    fi
    sleep 1
  done
  answer=no
  if curl -s "localhost:$1/page-data/404/page-data.json" | grep -qF '"matchPath":"/*"'; then answer=yes; fi
  stop
}

ask_develop 8971
clean=$answer
rm -rf .cache public
node node_modules/gatsby/cli.js build >build.log 2>&1 || { cat build.log; exit 1; }
ask_develop 8972
echo "The 404 page's data has its matchPath: in a clean folder $clean, after a build $answer"
[ "$clean" = yes ] && [ "$answer" = no ]
