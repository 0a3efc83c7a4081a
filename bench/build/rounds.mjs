import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { drawPictures } from './content/pictures.mjs';
import { slugOfPost } from './content/posts.mjs';
import { measure } from './measure.mjs';
import { astro } from './participants/astro.mjs';
import { site } from './participants/site.mjs';
import { environment, WORK } from './places.mjs';

const PARTICIPANTS = [site, astro];

/**
 * Builds the participants in turns: each cold, then warm after an edit of one post.
 * @param heap the limit of each Node's heap, in MB
 * @returns a record of each build; `problem` says what is wrong with its output
 */
export async function measureAll({ posts, rounds, only, heap }) {
  const pictures = path.join(WORK, 'pictures');
  const env = environment(heap);
  await drawPictures(pictures);
  const participants = PARTICIPANTS.filter(({ name }) => !only || name === only);
  const runs = [];
  for (let round = 1; round <= rounds; round += 1) {
    // Each round begins with another participant.
    for (const at of participants.keys()) {
      const participant = participants[(at + round) % participants.length];
      const folder = path.join(WORK, participant.name.replaceAll(' ', '-'));
      mkdirSync(folder, { recursive: true });
      participant.prepare(folder, { posts, pictures });
      for (const phase of ['cold', 'warm']) {
        runs.push(await buildOnce({ participant, folder, phase, round, env }));
      }
    }
  }
  return runs;
}

async function buildOnce({ participant, folder, phase, round, env }) {
  const { name, build, caches, out, fileOf, pageOf } = participant;
  const slug = slugOfPost(1);
  const words = `Edited in round ${round} at ${Date.now()}`;
  if (phase === 'cold') {
    for (const cache of caches) rmSync(path.join(folder, cache), { recursive: true, force: true });
  } else appendFileSync(path.join(folder, fileOf(slug)), `\n${words}.\n`);

  const log = path.join(WORK, `${path.basename(folder)}-${phase}.log`);
  const measured = await measure(build, { cwd: folder, env, log });
  const page = path.join(folder, out, pageOf(slug));
  const problem =
    findProblem(measured.status, page, phase === 'warm' ? words : '') ??
    participant.findProblem?.(path.join(folder, out));
  const run = { name, phase, round, ...measured, problem: problem && `${problem} (see ${log})` };
  console.log(tell(run));
  return run;
}

function findProblem(status, page, words) {
  if (status !== 0) return 'the build failed';
  if (!existsSync(page)) return 'the post has no page';
  return readFileSync(page, 'utf8').includes(words) ? undefined : 'the edit is not in the page';
}

const tell = ({ name, phase, cpu, wall, peak, problem }) =>
  `${phase} ${name}: ${cpu.toFixed(1)} s CPU, ${wall.toFixed(1)} s, ${peak} MB${problem ? `: ${problem}` : ''}`;
