// Ends a command with one sentence where it can't work. Any Node has to understand this file.
'use strict';

const path = require('path');
const [least, end] = require('../package.json').engines.node.match(/\d[\d.]*/g);

const number = (version) => {
  const [major, minor] = version.split('.');
  return Number(major) * 1000 + Number(minor || 0);
};
const own = number(process.versions.node);
const folder = path.resolve(__dirname, '..');
const [sign] = folder.match(/[#%(){}*?]/) || [];

if (own < number(least) || own >= number(end))
  stop(`This is Node ${process.versions.node}. The site needs at least ${least}, below ${end}.`);
// Gatsby takes its path for a pattern or an address.
if (sign)
  stop(
    `Gatsby can't build in "${folder}", because of the "${sign}": give the folder another name.`,
  );

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
