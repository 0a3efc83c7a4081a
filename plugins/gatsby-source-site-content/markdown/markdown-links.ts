/** Characters that nothing begins with. */
const PLAIN = /[^`\\![]+/y;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const CODE_SPAN = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/y;
const INLINE =
  /(!?)\[((?:\\.|[^[\]\\]|\[[^[\]]*\])*)\]\(\s*(<[^<>\n]*>|[^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)/y;
const DEFINITION = /^( {0,3}\[[^\]\n]+\]:\s*)(<[^<>\n]*>|[^\s<>]+)/;

/**
 * Replaces the targets of links and pictures in markdown (CommonMark: inline links, pictures and
 * reference definitions), and leaves code, where a link is only shown, as it is.
 */
export function replaceTargets(
  markdown: string,
  replace: (target: string, isPicture: boolean) => string,
): string {
  let fence: string | undefined;
  const blocks: string[] = [];
  let prose: string[] = [];
  const flush = () => {
    if (prose.length > 0) blocks.push(replaceInProse(prose.join('\n'), replace));
    prose = [];
  };
  for (const line of markdown.split('\n')) {
    const marker = FENCE.exec(line)?.[1];
    if (fence === undefined && marker === undefined) {
      prose.push(line);
      continue;
    }
    flush();
    blocks.push(line);
    if (fence === undefined) fence = marker;
    else if (marker?.startsWith(fence) && line.trim() === marker) fence = undefined;
  }
  flush();
  return blocks.join('\n');
}

/** The relative targets of the pictures in markdown, such as `./images/soup.jpg`. */
export function pictureTargets(markdown: string): string[] {
  const targets = new Set<string>();
  replaceTargets(markdown, (target, isPicture) => {
    if (isPicture && !/^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(target)) targets.add(target);
    return target;
  });
  return [...targets];
}

type Replace = Parameters<typeof replaceTargets>[1];

function replaceInProse(text: string, replace: Replace): string {
  const withDefinitions = text
    .split('\n')
    .map((line) =>
      line.replace(
        DEFINITION,
        (_all, label: string, target: string) => label + apply(target, false),
      ),
    )
    .join('\n');
  return replaceInline(withDefinitions);

  function apply(target: string, isPicture: boolean): string {
    const bracketed = target.startsWith('<');
    const replaced = replace(bracketed ? target.slice(1, -1) : target, isPicture);
    return bracketed ? `<${replaced}>` : replaced;
  }

  function replaceInline(prose: string): string {
    let result = '';
    let at = 0;
    while (at < prose.length) {
      PLAIN.lastIndex = at;
      const plain = PLAIN.exec(prose)?.[0] ?? '';
      result += plain;
      at += plain.length;
      CODE_SPAN.lastIndex = at;
      INLINE.lastIndex = at;
      const code = CODE_SPAN.exec(prose);
      const link = code ? null : INLINE.exec(prose);
      if (code) result += code[0];
      else if (link) {
        const [, bang = '', label = '', target = ''] = link;
        const opening = link[0].slice(bang.length + label.length + 2, -target.length);
        result += `${bang}[${replaceInline(label)}]${opening}${apply(target, bang === '!')}`;
      } else result += prose.slice(at, prose[at] === '\\' ? at + 2 : at + 1);
      at += code?.[0].length ?? link?.[0].length ?? (prose[at] === '\\' ? 2 : 1);
    }
    return result;
  }
}
