import { dataFiles } from '../schema/data-files';
import { defineInterface, defineTypes } from './type-definitions';

/** The types of `content/data`: one a file, and those of what is in it. */
export const dataTypes = defineTypes(Object.values(dataFiles));

/** What the pages for creators and professionals have in common. */
export const audiencePageType = defineInterface('AudiencePage', dataFiles.creators);
