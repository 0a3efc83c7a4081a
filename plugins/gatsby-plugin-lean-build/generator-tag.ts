import type { ReactNode } from 'react';
import { isValidElement } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';

type Args = Pick<PreRenderHTMLArgs, 'getHeadComponents' | 'replaceHeadComponents'>;

/** Takes out the tag with which Gatsby tells its exact version, which only helps who looks for holes. */
export function removeGeneratorTag({ getHeadComponents, replaceHeadComponents }: Args): void {
  replaceHeadComponents(getHeadComponents().filter((component) => !isGeneratorTag(component)));
}

const isGeneratorTag = (component: ReactNode) =>
  isValidElement<{ name?: string }>(component) &&
  component.type === 'meta' &&
  component.props.name === 'generator';
