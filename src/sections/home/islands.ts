export { AudienceTabs } from './audiences/audience-tabs.island';
export { FeatureTiles } from './feature-tiles/feature-tiles.island';
export { RecipeMarquee } from './trending/recipe-marquee.island';
export { Slideshow } from './hero/slideshow.island';
