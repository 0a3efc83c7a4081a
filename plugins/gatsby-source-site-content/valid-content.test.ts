/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { contentFolder, copyValidContent } from './valid-content';

const { at } = temporaryFolder();

function write(file: string, text: string) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

afterEach(() => {
  delete process.env.gatsby_executing_command;
});

test('a build reads the content itself, and develop a copy', () => {
  process.env.gatsby_executing_command = 'build';
  expect(contentFolder()).toBe('content');
  process.env.gatsby_executing_command = 'develop';
  expect(contentFolder()).toBe('.build/valid-content');
});

describe('copyValidContent', () => {
  const copied = (file: string) => at(path.join('.build/valid-content', file));

  test('copies new and changed files, and deletes those that no longer exist', () => {
    write('content/blog/soup.md', 'Soup.');
    write('content/data/site.json', '{}');
    copyValidContent(at());
    write('content/blog/soup.md', 'Tomato soup.');
    rmSync(at('content/data/site.json'));
    copyValidContent(at());
    expect(readFileSync(copied('blog/soup.md'), 'utf8')).toBe('Tomato soup.');
    expect(existsSync(copied('data/site.json'))).toBe(false);
  });

  test('leaves unchanged files alone, so that Gatsby doesn’t read them again', () => {
    write('content/blog/soup.md', 'Soup.');
    copyValidContent(at());
    const { ctimeMs } = statSync(copied('blog/soup.md'));
    copyValidContent(at());
    expect(statSync(copied('blog/soup.md')).ctimeMs).toBe(ctimeMs);
  });
});
