import { Picture } from '../../../components/picture';
import type { ExampleDay } from '../examples/examples';

type RecipesMiniatureProps = {
  example: Queries.FeatureExamplesFragment['recipes'];
  day: ExampleDay;
};

/** The first dishes that the search finds. */
export const RecipesMiniature = ({ example, day }: RecipesMiniatureProps) =>
  day.dishes
    .filter(({ title }) => example.results.includes(title))
    .slice(0, 3)
    .map(({ card: { title, plate } }) => (
      <Picture key={title} file={plate} alt="" sizes="100px" className="miniature-dish" />
    ));
