import { ALLOWED_DIRECTIVES } from '../blocks/directives.ts';

const INSTEAD_OF_TAGS = `A note is ":::note" with its text below and ":::" at the end; on a line of their own are ${ALLOWED_DIRECTIVES}.`;

/**
 * Notation of other tools: what is wrong with it, and the hint, in which `$1` stands for the first group. What matches may
 * be ordinary all the same, by its source and by the text that readers of its block see.
 */
export type Notation = readonly [
  pattern: RegExp,
  fault: string,
  hint: string,
  isMeant?: (written: string, read: string) => boolean,
];

/** The hint about tables of other tools. */
export const AS_TABLE =
  'Write the rows with bars, and a line of dashes below the first: "| A | B |", "| --- | --- |".';
const MDX = 'is MDX. Pages are plain markdown, so readers would see the line.';
const INCLUDE = 'includes a file in other tools. Here readers would see the line.';
const COPY_CODE = 'Copy the code into a block that begins with "```ts".';
const SPECIAL_SPACE = 'has a special space after its first characters, so readers see it as written.';

/** Notation of other tools that takes a whole line. */
export const FOREIGN_LINES: readonly Notation[] = [
  [
    /^(?:import|export)\s(?:[\w*{].*\sfrom\s+)?["'][^"']+["'];?$|^import\s*\{[^}]*$/,
    MDX,
    'Remove it. Live examples are files in the folder "demos": ::demo[What the reader sees.]{name="nodes"}.',
  ],
  [
    /^export\s+(?:default|const|let|var|async|function|class|type|interface)\s/,
    MDX,
    'Remove it, or put code in a block that begins with "```ts".',
  ],
  [/^\{\/\*/, 'is a comment of MDX, which readers would see.', 'Write "<!-- … -->".'],
  [
    /^(?:!!!|\?\?\?)\+?\s+\w+(?:\s+"([^"]*)")?/,
    'does not begin a note.',
    'Write ":::note[$1]", the text below it, and ":::" at the end.',
  ],
  [
    /^\.\. (?:\w+)::\s*(.*)$/,
    'is a directive of reStructuredText, which readers would see.',
    'Write ":::note[$1]", the text below it, and ":::" at the end.',
  ],
  [
    /^(?:\[?\[_?toc_?\]\]?|\{:\s*toc.*\}|\$\{toc\})$/i,
    'is a table of contents in other tools. Here readers would see the line.',
    'Remove it: each page shows its contents beside the text.',
  ],
  [/^<<<\s*\S/, INCLUDE, COPY_CODE],
  [/^;*-+8<-+/, INCLUDE, COPY_CODE],
  [/^(?:include|image|video|ifdef|ifndef|endif|toc)::\S*\[.*\]$|^@include\(.*\)$/, INCLUDE, COPY_CODE],
  [/^\[![\w-]+[\s-][^\]]*\]/, INCLUDE, 'Write the text itself, or a link to it.'],
  [
    /^===[!+]*\s+"([^"]*)"/,
    'begins a tab in other tools. Pages have no tabs, so readers would see the line.',
    'Write a heading instead: "### $1".',
  ],
  [
    /^:\s+(\S.*)$/,
    'is part of a definition list, which pages do not support, so readers would see the colon.',
    'Write a list: "- **Term**: $1".',
  ],
  [
    /^\*\[([^\]]+)\]:\s*(.*)$/,
    'explains an abbreviation in other tools. Here readers would see the line.',
    'Write where it is used: <abbr title="$2">$1</abbr>.',
  ],
  [
    /^\$\$|^\\[a-z]{3,}|^\\[[\]]$/,
    'is LaTeX. Pages cannot show formulas, so readers would see the line.',
    'Write it in words or as code, or draw it: ::diagram[What it shows.]{name="loading"}.',
  ],
  [/^<\/?>$|^<>.*<\/>$/, MDX, 'Remove it.'],
  [/^={1,6}\s+([^\s=].*)$/, 'is a heading of AsciiDoc, which readers would see.', 'Write "## $1".'],
  [
    /^\+(?:[-=]+\+)+$|^={2,}(?:\s+={2,})+$/,
    'is part of a table of another tool, so readers would see the line.',
    AS_TABLE,
  ],
  [
    /^\.\. _[^:]+:|^@tab(?::\w+)?\s|^\[\/?block\b.*\]$|^\[=\d+%.*\]$|^#\+\w+|^#\| \w+:|^-# \S|^(?:\^|%%)$|^\([\w-]+\)=$|^:[A-Z_]+:$|^!\S.*!<$|^\[(?:quote|verse|source|listing|horizontal|discrete|cols=|options=|[%.])[^\]]*\]$/,
    'is a mark of another tool, which readers would see.',
    'Remove it, and write what it stands for in markdown.',
  ],
  [
    /^(?:h[1-6]|bq)\. (\S.*)$/,
    'is a heading or a quotation of another tool, which readers would see as written.',
    'Write "## $1", or "> $1".',
  ],
  [
    /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/i,
    'does not begin a note.',
    'Write "> [!$1]", and "> " before each line of its text.',
  ],
  [/^[!?]>\s*(\S.*)$/, 'does not begin a note.', 'Write "> [!NOTE]", and below it "> $1".'],
  [
    /^[▶▸►▼▾]\s*(\S.*)$/,
    'does not fold what is below it.',
    'Write <details><summary>$1</summary>, the text, and </details>, with blank lines between them.',
  ],
  [
    /^(?:([—–─━═~^"'’‘´“”+\\%<|])\1{2,}|([./])\2{3,})$/u,
    'is neither a horizontal line nor the fence of a block, so readers see it as written.',
    'Write "---" for a horizontal line, "```" above and below code, and "## Title" for a heading.',
  ],
  [
    /^[-+*]?\[[ xX/><-]?\](?![[(:])\s*(\S.*)$/,
    'is not a task, so readers see the brackets.',
    'Write "- [ ] $1", or "- [x] $1".',
  ],
  [
    /^(?:＃{2,}|[＃－＊＋＞](?=[ \u3000]))[ \u3000]*(\S.*)$/u,
    'begins with a full-width character, which markdown ignores.',
    'Write "## $1", "- $1" or "> $1", with the plain character.',
  ],
  [/^(?:#\.|\(@\w*\))\s+(\S.*)$/, 'is not a list item, so readers see one paragraph.', 'Write "1. $1".'],
  [/^#{7,}\s+(\S.*)$/, 'is not a heading: there are six levels.', 'Write "### $1".'],
  [/^([•◦▪‣●○∙·・☐☑☒])\s*(\S.*)$/, 'is not a list item, so readers see one paragraph.', 'Write "- $2".'],
  [/^(#{1,6})(?:[^\S \t]|\u200B)\s*(.*)$/, SPECIAL_SPACE, 'Write "$1 $2", with a plain space.'],
  [/^([-+*]|\d{1,9}[.)])(?:[^\S \t]|\u200B)\s*(.*)$/, SPECIAL_SPACE, 'Write "$1 $2", with a plain space.'],
];

/** Ends the hint about what may be meant as text. */
export const AS_TEXT = 'If it is meant as text, put it in backticks.';
const NO_ATTRIBUTES = `Remove it: pages have no attributes. Only headings, "## Title {#my-id}", and the first cells of rows have ids. ${AS_TEXT}`;

/**
 * Notation of other tools within text that cannot be anything else. Prices, paths and generic types are not notation. In
 * the text that these patterns see, U+FFFC stands for each character of code, HTML, and the markers and targets of links.
 */
export const FOREIGN_TAGS: readonly Notation[] = [
  [
    /\{\{[<%]\s*(\w*)[\s\S]{0,300}?[>%]\}\}(?:[\s\S]{0,300}?\{\{[<%]\s*\/\s*\1\s*[>%]\}\})?/g,
    'is a shortcode, which pages do not support, so readers would see it.',
    INSTEAD_OF_TAGS,
  ],
  [
    /\{%-?\s*(\w*)[\s\S]{0,300}?%\}(?:[\s\S]{0,300}?\{%-?\s*(?:end|\/)\1\s*-?%\})?|<%[\s\S]{0,300}?%>|\{!.{0,300}?!\}/g,
    'is a template tag, which pages do not support, so readers would see it.',
    INSTEAD_OF_TAGS,
  ],
  [
    // `Promise<User>` is HTML. What is left as text has attributes that HTML does not know, such as `items={[`.
    /<(?:[A-Z][\w.]*(?=\s+[\w:@-]+=|\s*\{|\s*\/?>|\s*$)|[a-z][\w-]*(?=\s+[\w:@()[\]*#-]+=)|[a-z]+_\w*(?=\s*\/?>)|[a-z]\w*\.[\w.]+(?=[\s/>]))[^<]*/gm,
    'begins a component. Pages are plain markdown without components, so readers would see its code.',
    `Write what it shows in markdown, a table of an API as a block "\`\`\`api". ${AS_TEXT}`,
  ],
  [
    /!\[([^[\]\n]*)\]\((\S+)[ \t]+=[\dx%*]+\)/g,
    'is not an image, so readers would see it as written.',
    'Write "![$1]($2)", without a size: the page adds the dimensions of the file.',
  ],
];

/** Notation of other tools within text that may also be meant as text. */
export const FOREIGN_TEXT: readonly Notation[] = [
  [
    /(?<!\\)\[\^([^\s[\]\\]+)\](?!:)/g,
    'is a footnote without a text, so readers see it as written.',
    'Write its text on a line of its own: "[^$1]: …".',
  ],
  [
    /(?<!\\)\[\^[^[\]\\\n]*\s[^[\]\\\n]*\](?!:)/g,
    'is not a footnote, because its name has a space, so readers see it as written.',
    `Write "[^name]", and on a line of its own: "[^name]: …". ${AS_TEXT}`,
  ],
  [
    /(?<![\w\\\]])\[((?:[^[\]\\\n]|\\.)+)\]\[\]/g,
    'is a link without a target, so readers see it as written.',
    'Write its target on a line of its own, "[$1]: /docs/…", or in round brackets: "[$1](/docs/…)".',
  ],
  [
    /(?<![\w\\\]])\[((?:[^[\]\\\n]|\\.)+)\]\[([^[\]\\\n]+)\]/g,
    'is a link without a target, so readers see it as written.',
    'Write its target on a line of its own, "[$2]: /docs/…", or in round brackets: "[$1](/docs/…)".',
  ],
  [
    // `[text] (/docs/x)` and `![alt] (./x.svg)`.
    /(?<![\w\\\]!])(!?\[(?!\^)(?:[^[\]\\\n]|\\.)+\])[ \t]+(\((?:\.{0,2}\/|#|\uFFFC)[^()\s]*\))/g,
    'is not a link or an image, so readers see it as written.',
    `Remove the space: "$1$2". ${AS_TEXT}`,
  ],
  [
    /(?<!\{)\{([+-]|==)[+-]?(?=[\s\w]).{1,300}?\1\}|\{\uFFFC{2}[^{}\n]*~>[^{}\n]*\uFFFC{2}\}|\{>>.{1,300}?<<\}|\{#\s.{1,300}?\s#\}|\{@\w+[^{}\n]*\}/g,
    'is a mark of an editor or of another tool, so readers see it as written.',
    `Remove it. ${AS_TEXT}`,
  ],
  [
    /\{{2,3}#(\w+)[^{}\n]*\}\}[^{}]*\{\{\/\1\}\}|\{{2,3}[^{}\n<%][^{}\n]*\}{2,3}/g,
    'is a variable of another tool, so readers see it as written.',
    `Write the value. ${AS_TEXT}`,
  ],
  [
    /(?<!\\)\^\[((?<![\w\])]\^\[)[^[\]\n]+|[^[\]\n]*\s[^[\]\n]*)\]/g,
    'is a footnote of another tool, so readers see it as written.',
    'Write "[^name]" here, and on a line of its own: "[^name]: $1".',
  ],
  [
    /\{:?[ ]*(?:[.#][A-Za-z][\w-]*|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"'=]+))(?:[ ]+[^\s{}]+)*[ ]*\}/g,
    'is an attribute of another tool, so readers see it as written.',
    NO_ATTRIBUTES,
  ],
  [
    /\{:{1,2}(?:[a-z]|\/)[^{}\n]*\}(?:.{0,300}?\{:\/\w*\})?|(?<=\S )\{-\}$|(?<=\S )(?:\[[#!][A-Za-z][\w-]*\]|:id=[\w-]+)$/gm,
    'is an attribute of another tool, so readers see it as written.',
    NO_ATTRIBUTES,
  ],
  [
    /(?<![\w:/.\\]):(?:[a-z][a-z0-9_+-]*|[+-]1|100):(?![\w:/])/g,
    'is an emoji, a role or a field of another tool, so readers see it as written.',
    `Write the emoji itself, as "🎉". ${AS_TEXT}`,
  ],
  [
    /(?<![=^\w\\])(==|\^\^)(?=[^\s=^])([^=^\n]+)(?<=\S)\1(?![=^\w])/g,
    'marks text in other tools. Here readers see the markup.',
    `Write "**$2**". ${AS_TEXT}`,
  ],
  [
    /(?<![+\w\\])\+\+(?=[^\s+])(.{1,100}?)\+\+(?![+\w])/g,
    'marks keys or added text in other tools. Here readers see the markup.',
    `Write keys as <kbd>$1</kbd>, and text without the plus signs. ${AS_TEXT}`,
  ],
  [
    /\{\/\*[\s\S]{0,300}?\*\/\}|(?<!["'])\{(?:"[^"\n]{0,50}"|'[^'\n]{0,50}')\}/g,
    'is MDX, so readers see it as written.',
    `Remove it; a comment is "<!-- … -->". ${AS_TEXT}`,
  ],
  [
    /\{(code|noformat|panel|info|note|warning|tip|quote|expand|color)(?::[^}\n]*)?\}(?:[^{}]{0,300}\{\1\})?/g,
    'is a block of a wiki, so readers see it as written.',
    'Write code between two lines "```", and a note as ":::note" with ":::" at the end.',
  ],
  [
    // `{ref}` before code is a role of Sphinx, `{version}` an attribute of AsciiDoc; `/users/{id}` is a path.
    /(?<![\w$/{])(?:\$?\{[a-z][\w-]*(?:\.\w+)*(?:\([^{}\n]*\))?\}|\{[\d.]+(?: [-+*/] [\d.]+)+\}|\{\uFFFC+\})(?![}/])/gi,
    'is a variable or an expression of another tool, so readers see it as written.',
    `Write the value. ${AS_TEXT}`,
  ],
  [
    /(?<![%\w])%%[^%\n]+%%|^(?:%|\/\/) \S.*(?:\n(?:%|\/\/) \S.*)*$|(?<![\s\S])\.\. \S.*$|<! ?--?(?!>)[^>\n]{0,300}-?->|<-- \w[^<>\n]* -->/gm,
    'is a comment in other tools. Here readers see it.',
    'Write "<!-- … -->".',
  ],
  [
    /(?<=[\p{L}\p{N})])~([^\s~]{1,12})~(?!~)/gu,
    'is subscript text of another tool. Here readers see the markup.',
    `Write "<sub>$1</sub>". ${AS_TEXT}`,
  ],
  [
    /(?<=[\p{L}\p{N})])\^([^\s^[\]]{1,12})\^/gu,
    'is superscript text of another tool. Here readers see the markup.',
    `Write "<sup>$1</sup>". ${AS_TEXT}`,
  ],
  [
    /(?<![\p{L}\p{N}~\\)])~(?=[^\s~/])([^~\n]*[^\s~/])~(?![\p{L}\p{N}/~])/gu,
    'does not strike out any text, so readers see the tildes.',
    `Write "~~$1~~", with two tildes. ${AS_TEXT}`,
  ],
  [
    /(?<![\w$\\])\$(?:[A-Za-z]'?|(?=[^$\n]*(?:\\[A-Za-z]|[\^_=]))[^\s$](?:[^$\n]*[^\s$])?)\$(?![\w$])|\\\\[([].{1,300}?\\\\[)\]]|\\[([](?=[^\n]{0,200}?(?:\\[a-z]|[\^_]))[^\n]{1,200}?\\[)\]]|\$\uFFFC+\$/g,
    'is a formula in other tools. Pages cannot show formulas, so readers see it as written.',
    `Write it in words, as code, or with <sup> and <sub>. ${AS_TEXT}`,
  ],
  [
    /(?<!\\)!?\[\[([^[\]\n,]+)\]\](?![[(])|\[[^[\]|\n]+\|\uFFFC+\]|\[\uFFFC+ [^=[\]\n][^[\]\n]*\]|<<[^<>\n]+>>|<[@#][!&]?\d+>|\(\([\da-f]{8}-[\da-f-]{27}\)\)|(?<![\w!])!\S{1,200}\.(?:png|jpe?g|gif|svg|webp)(?:[|(][^!\n]{0,200})?!(?!\w)|(?<!\w)(?:link|xref):[^\s[\]]*\[[^\]\n]*\]|(?<!\w)\[-?@[\w:.-]+[^\]\n]*\]/g,
    'is a link of another tool, so readers see it as written.',
    `Write "[text](/docs/…)", or "![What it shows](./name.png)". ${AS_TEXT}`,
  ],
  [
    /^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION): (.*)$/gm,
    'is not a note, so readers see a line of text.',
    `Write "> [!NOTE]", and below it "> $1". ${AS_TEXT}`,
  ],
  [
    // AsciiDoc: <1>, **, .Title, Term::, kbd:[A]. reStructuredText: :param x:, |version|. Wikis: ''italic''. LaTeX: \ref{x}.
    /^(?:<\d+> |\*{2,} |@(?:param|returns?|throws|example|see|brief)\b|:\w+(?: \w+)+:(?=\s))|^\.\p{Lu}\p{Ll}[^.\n]*(?=\n)|(?<=[\p{L}\p{N})\uFFFC])::(?=\s|$)|(?<!\w)(?:kbd|btn|menu|footnote|icon|image):[^\s[\]]*\[[^\]\n]*\]|(?<![\w|\\])\|[a-z][\w-]*\|(?![\w|])|(?<=\S )\^[\w-]+$|(?<!\w)('{2,3})(?=[^\s'])[^'\n]+\1(?!\w)|´[^´\n]+´|(?<!\w)\+[a-z][\w.:]*\+(?!\w)|(?<![\w#&/])#[a-z]\w*#(?![\w#])|(?<![|\w])\|\|(?=[^\s|])[^|\n]*[^\s|]\|\|(?![|\w])|(?<![:\w/])\/\/(?=[^\s/])[^/\n]*[^\s/]\/\/(?![\w/])|(?<!\w)!\w{1,50}\[[^\]\n]{0,200}\]|＊{1,2}[^＊\n]+＊{1,2}|｀[^｀\n]+｀|(?<![\s\S])[\^>](?![\s\S])|(?<!\\)\\[a-z]+\{[^{}\n]*\}/gmu,
    'is notation of another tool, so readers see it as written.',
    `Write it in markdown. ${AS_TEXT}`,
  ],
  [
    /(?<!\\)\\(?![\s\S])|(?<=\w[^\w\s]?)\\\\(?=\n)|(?<=[.,;:!?]) \+(?=\n)|(?<=\p{L}{2})\\ (?=\S)/gu,
    'does not break the line, so readers see it.',
    'Remove it, or write "<br>".',
  ],
  [
    /(?<![\w\\])\\\\(?=[\w.-]+\\)[\w.\\-]+|\b[A-Z]:(?:\\[^\W_]\w*)*\\[._-][\w.\\-]*/g,
    'loses a backslash, because one before punctuation is not shown.',
    'Put the path in backticks.',
  ],
  [
    /&(?:nbsp|[lg]t|amp|quot|apos|[mn]dash|hellip|[lrud]arr|[lr][ads]quo|bull|middot|euro|shy|zwn?j|(?:en|em|thin)sp)(?![\w;])|(?<!\w)&(?:copy|reg|trade|times|deg|pound|yen)(?![\w;=])|&#(?:\d{2,6}|x[\da-f]{2,5})(?![\w;])/gi,
    'has no semicolon, so readers see it as written.',
    `Write "$0;". ${AS_TEXT}`,
  ],
  [
    /^(?:TODO|FIXME|XXX|TBD)(?:: .*)?$|^\[TODO\]$|\b[Ll]orem ipsum\b.*/gm,
    'is a note to writers, and readers see it.',
    `Write what is missing, or a comment: "<!-- … -->". ${AS_TEXT}`,
  ],
  [
    /\[(b|i|u|s|url|img|code|quote|color|size|details)(?:=[^\]\n]{0,100})?\].{1,300}?\[\/\1\]/gi,
    'is BBCode, so readers see it as written.',
    `Write it in markdown. ${AS_TEXT}`,
  ],
  [
    // Without spaces on the inner sides these signs mark text, unless punctuation and a letter stand around them.
    /(?<![\\*])(\*{2,3})(?!\*)[^*]{1,300}\1(?!\*)|(?<![\\*])\*(?![\s*])[^*]{1,300}(?<![\s\\])\*(?!\*)|(?<![\\~])~~(?!~)[^~]{1,300}~~|(?<![\p{L}\p{N}_\\])(?:_[^_\n]*\p{P}_|__[^_\n]+__)(?=\p{L})|(?<=\p{L})_\p{P}[^_\n]*_(?![\p{L}_])/gu,
    'does not format any text, so readers see the markup.',
    `Markdown ignores them between punctuation and a letter. Put the punctuation outside, "**Save**: then" for "**Save:**then", and no spaces inside. ${AS_TEXT}`,
  ],
  [
    /(?<=\uFFFC)__?(?![\w_])/g,
    'is part of a link of reStructuredText, so readers see it as written.',
    `Write "[text](/docs/…)". ${AS_TEXT}`,
  ],
  [
    /(?<![\\*\w])\*\*(?=[\p{L}\p{N}])[^*]*$/gu,
    'begins bold text that never ends, so readers see the markup.',
    `Write "**" where it ends. ${AS_TEXT}`,
  ],
  [
    /(?<![\\`])`+[^`\n]*/g,
    'begins code that never ends, so readers see the backtick.',
    'Write as many backticks where it ends, or "\\`" for a backtick.',
  ],
  [
    /\(([^()\n]+)\)\[(?:\uFFFC+\]?|\.{0,2}\/[^\]\s]*)(?:\]|(?<=\uFFFC))/g,
    'is not a link, so readers see it as written.',
    `Write the text in square brackets, and the target in round ones: "[$1](/docs/…)". ${AS_TEXT}`,
  ],
  [
    /^(?:[ai]([.)]) .*\n\s*(?:b|ii)\1 |\((?:1|a)\) .*\n\s*\((?:2|b)\) |(Step )?1(?:(?: ?[:-]|) ).*\n\s*\2?2(?: ?[:-]|) |① ?.*\n\s*②)/gi,
    'is not a list item, so readers see one paragraph.',
    'Write numbers: "1. ", "2. ".',
  ],
  [
    /^((?![$|<>=~`^+©®°\uFFFC])(?:\p{S}\uFE0F?|\p{Pd}|\.{1,5}|»|›|※)) (?=\S).*\n\s*\1 (?=\S)/gu,
    'is not a list item, so readers see one paragraph.',
    'Begin each line with "- ".',
  ],
  [
    /^[^\t\n]*\S\t+\S.*\n[^\t\n]*\S\t+\S/g,
    'is a row of a table whose cells have tabs between them, so readers see one paragraph.',
    AS_TABLE,
  ],
  [
    // Only a list that begins with 1 may follow text directly.
    /^\d{1,9}([.)]) \S.*\n\s*\d{1,9}\1 /gm,
    'is not a list item, so readers see one paragraph.',
    'Write a blank line before the list.',
  ],
  [
    /(?<=\n)\[([^[\]\n]+)\]: *(?:\uFFFC|<|\.{0,2}\/|#).*/g,
    'is not the definition of a link, so readers see it as written.',
    'Write a blank line before it.',
  ],
  [
    /^(?:([-+*]|\d{1,9}[.)])(?=\p{L})).*\n\s*(?:[-+*]|\d{1,9}[.)])\p{L}/gu,
    'is not a list item, so readers see the lines as written.',
    'Write a space after "$1" on each line.',
  ],
  [
    /(?<!\\)!?\[(?!\^)[^[\]\\\n]+\]\((?=[^()\n]*[ \t])[^()\n]+(?:\)|$)|(?<!\\\[[^[\]\n]*)\]\((?:\.{0,2}\/|#)[^()\s]*(?:\)|(?=\s|$))|(?<!\\)\[[^[\]\\\n]+\]\{?\.{0,2}\/[\w-]+\/\S+/gm,
    'is not a link or an image, so readers see it as written.',
    `Write "[text](/docs/… "Title")": the text in one pair of square brackets, the target in round ones, without spaces (write "%20"), and a title in quotes. ${AS_TEXT}`,
  ],
  [
    /(?<![\w\]\\\uFFFC])\[\uFFFC+\](?![[(\uFFFC])/g,
    'is a link of rustdoc, so readers see the brackets.',
    'Write the target in round brackets: "$0(/docs/…)".',
    (written) => written.startsWith('[`'),
  ],
  [
    /(?<!\\)&(?:[a-z][a-z\d]{2,}|#\w{1,8});/gi,
    'does not stand for a character, so readers see it as written.',
    `Write the character itself. ${AS_TEXT}`,
    (written, read) => read.includes(written),
  ],
];
