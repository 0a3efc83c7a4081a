import {
  formatProblem,
  type Problem,
} from '../../plugins/gatsby-source-site-content/check/problem';
import { hasReservedAddress } from '../../plugins/gatsby-source-site-content/schema/placeholders';

/** The lines of `npm run check:launch`. */
export const describePlaceholders = (placeholders: readonly Problem[]): string =>
  placeholders.length === 0
    ? 'Nothing on this site is a placeholder.'
    : `${placeholders.map(formatProblem).join('\n')}\n\n${countPlaceholders(placeholders)} before the launch.`;

/**
 * The line that a build for a real host ends with.
 * @param siteUrl the address that the bundle is built for
 * @returns undefined if there is nothing to say
 */
export const remindOfPlaceholders = (
  siteUrl: string,
  placeholders: readonly Problem[],
): string | undefined =>
  placeholders.length === 0 || hasReservedAddress(siteUrl)
    ? undefined
    : `${siteUrl} isn’t ready for a launch: ${countPlaceholders(placeholders)}. "npm run check:launch" lists them.`;

function countPlaceholders({ length }: readonly Problem[]): string {
  return length === 1 ? '1 thing is left to do' : `${length} things are left to do`;
}
