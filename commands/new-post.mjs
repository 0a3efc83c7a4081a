// npm run new:post "Title": makes the file of a new article.
import { projectFolder } from '../tools/project-folder.mjs';
import { load } from '../tools/load-typescript.mjs';

const title = process.argv.slice(2).join(' ');
const { newPost } = await load('tools/authoring/new-post.ts');
try {
  if (title.trim() === '') throw new Error('Say what it is called: npm run new:post "Title"');
  console.log(`Write your article in ${await newPost(projectFolder, title)}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
