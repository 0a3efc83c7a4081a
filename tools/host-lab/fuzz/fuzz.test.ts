/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { DIFFERENCES, faultOf, mayDiffer, outcomeOf } from './differences';
import { oddRequests } from './odd-requests';

const ADDRESSES = ['/', '/pricing', '/blog/soup'];

test('the same seed makes the same requests, and another seed makes others', () => {
  const requests = oddRequests(1, 50, ADDRESSES);
  expect(oddRequests(1, 50, ADDRESSES)).toEqual(requests);
  expect(oddRequests(2, 50, ADDRESSES)).not.toEqual(requests);
});

test.each(DIFFERENCES)('docs/hosts.md lists $what', ({ what }) => {
  expect(readFileSync('docs/hosts.md', 'utf8')).toContain(`- ${what}`);
});

test.each(DIFFERENCES)('the requests include $what, and others', ({ applies }) => {
  const requests = oddRequests(1, 500, ADDRESSES);
  expect(requests.some(applies)).toBe(true);
  expect(requests.every(applies)).toBe(false);
});

test('hosts must not answer a plain request differently', () => {
  const headers = { Range: 'bytes=0-9', 'If-None-Match': '"a"', Host: '127.0.0.1:80' };
  expect(mayDiffer({ method: 'GET', target: '/blog/soup?a=b', headers })).toBe(false);
});

test.each([
  [{ status: 500 }, 'answered 500'],
  [{ status: 0 }, 'closed the connection without an answer'],
  [{ status: 301, location: '//elsewhere.example' }, 'led to //elsewhere.example'],
  [{ status: 301, location: '/\\elsewhere.example' }, 'led to /\\elsewhere.example'],
  [{ status: 301, location: '/blog' }, undefined],
])('faultOf(%j) is %j', (answer, fault) => {
  expect(faultOf('http://localhost:8080', answer)).toBe(fault);
});

test('outcomeOf removes only needless escapes', () => {
  expect(outcomeOf({ status: 301, location: '/%70%2a%3fa' })).toBe('301 /p*%3Fa');
});
