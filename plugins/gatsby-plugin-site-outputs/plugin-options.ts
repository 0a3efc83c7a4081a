import type { GatsbyNode } from 'gatsby';

/**
 * Declares the plugin's options: `contentFolder`, the folder that Gatsby reads as `content`, and
 * `manifestColor`, the color of the window around the site.
 */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({ contentFolder: Joi.string().required(), manifestColor: Joi.string().required() });
