import { SLIDER_MARKER } from '../../article/slider-marker';
import type { TextFile } from '../../read/content-reader';
import type { Context } from '../context';
import type { Report } from '../problem';

/** Reports marks of the slider's place where no slider is shown. */
export function reportSliders(
  { path, article }: TextFile,
  { data, texts }: Context,
  report: Report,
) {
  // While one of the files has issues, nothing is known about it.
  if (!data.site || !data.try) return;
  const page = data.site.ways.method.to;
  // A link that leads nowhere is reported where it is written.
  if (page.startsWith('/') && !texts.has(page)) return;
  for (const [position, { line, isBetweenParagraphs }] of article.sliders.entries()) {
    if (path !== page)
      report(`only ${page} has the slider that ${SLIDER_MARKER} places; delete it`, line);
    else if (!data.try.handle)
      report(
        `there is no "handle" in content/data/try.json, whose slider ${SLIDER_MARKER} places; delete it`,
        line,
      );
    else if (position > 0)
      report(`${SLIDER_MARKER} is here a second time; delete one of both`, line);
    else if (!isBetweenParagraphs)
      report(
        `expected ${SLIDER_MARKER} between paragraphs, found it inside of another element; move it`,
        line,
      );
  }
}
