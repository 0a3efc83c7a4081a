// A module for NODE_OPTIONS=--require: refuses every connection that leaves this machine, and appends
// its address to the file NETWORK_ATTEMPTS names. Node's clients all connect through `net` and `dns`.
const { appendFileSync } = require('node:fs');
const dns = require('node:dns');
const net = require('node:net');

const isLocal = (host) => /^(?:localhost|127\.[\d.]+|::1?|0\.0\.0\.0)$/.test(host ?? 'localhost');

function refuse(host) {
  const { stack = '' } = new Error();
  const caller = stack.split('\n').find((line) => /node_modules|plugins|build\//.test(line)) ?? '';
  appendFileSync(process.env.NETWORK_ATTEMPTS, `${host} ${caller.trim()}\n`);
  return Object.assign(new Error(`connect to ${host}: refused by this test`), {
    code: 'ENETUNREACH',
  });
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function watchedConnect(...args) {
  // Node's own clients pass their normalized arguments as an array.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const isPath = typeof first === 'string' && Number.isNaN(Number(first));
  const host = typeof first === 'object' ? first.host : second;
  if (isPath || first?.path || isLocal(typeof host === 'string' ? host : undefined)) {
    return connect.apply(this, args);
  }
  process.nextTick(() => this.destroy(refuse(host)));
  return this;
};

for (const api of [dns, dns.promises]) {
  const { lookup } = api;
  api.lookup = function watchedLookup(host, ...rest) {
    if (isLocal(host) || net.isIP(host)) return lookup.call(this, host, ...rest);
    const error = refuse(host);
    const callback = rest.at(-1);
    if (typeof callback !== 'function') return Promise.reject(error);
    process.nextTick(callback, error);
    return undefined;
  };
}
