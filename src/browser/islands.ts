import { HeaderControls } from '../components/site-header/header-controls.island';
import { startIslands } from '../islands/start-islands';

const home = () => import('../sections/home/islands');
const blog = () => import('../sections/blog/category-filter.island');
const pricing = () => import('../sections/pricing/plans.island');
const demo = () => import('../sections/try/ranking-demo.island');

// Every page has the header. Each other file of the bundle contains a section's islands.
startIslands({
  HeaderControls: async () => HeaderControls,
  AudienceTabs: async () => (await home()).AudienceTabs,
  FeatureTiles: async () => (await home()).FeatureTiles,
  RecipeMarquee: async () => (await home()).RecipeMarquee,
  Slideshow: async () => (await home()).Slideshow,
  CategoryFilter: async () => (await blog()).CategoryFilter,
  Plans: async () => (await pricing()).Plans,
  RankingDemo: async () => (await demo()).RankingDemo,
});

export { HeaderControls };
