// Stands for prop-types: React 19 checks none, and every type of theirs is this one.
const type = new Proxy(() => type, { get: () => type });
module.exports = type;
