/*
 * The configuration of Algolia's crawler for this site, to be pasted into its editor. It yields the records that
 * `npm run search:publish` sends; a test runs it over the built pages and compares the two. Replace YOUR_APP_ID,
 * YOUR_API_KEY and YOUR_INDEX_NAME, and the address if the site has another one.
 */
new Crawler({
  appId: 'YOUR_APP_ID',
  apiKey: 'YOUR_API_KEY',
  indexPrefix: '',
  rateLimit: 8,
  maxDepth: 10,
  renderJavaScript: false,
  ignoreCanonicalTo: false,
  startUrls: ['https://craft.js.org/docs/overview'],
  sitemaps: ['https://craft.js.org/sitemap.xml'],
  discoveryPatterns: ['https://craft.js.org/docs/**'],
  actions: [
    {
      indexName: 'YOUR_INDEX_NAME',
      pathsToMatch: ['https://craft.js.org/docs/**'],
      autoGenerateObjectIDs: false,
      // biome-ignore lint/complexity/noExcessiveLinesPerFunction: the crawler runs this function without anything around it
      recordExtractor: ({ $, url }) => {
        const INLINE = new Set(
          'a abbr b code del em i input ins kbd q s samp small span strong sub sup u var'.split(' '),
        );
        const LEFT_OUT =
          'pre, figure.code, button, .heading-anchor, .api-index, .gathered, .challenge, .needs-js, .without-js';
        const PROBLEMS = new Set(['pitfalls', 'problems', 'errors']);
        const MAX_LENGTH = 2000;
        const meta = (name) => $(`meta[name="docsearch:${name}"]`).attr('content');
        const read = (element) => $(element).text().replace(/\s+/g, ' ').trim();

        // A section begins at the page, at a heading, at an entry of an API table and at a symptom in a table of
        // problems; text belongs to the last one.
        const title = read($('main h1'));
        const sections = [{ level: 1, anchor: null, name: title, lines: [], isDeprecated: false }];
        let current = sections[0];
        let line = '';
        let isNewCell = false;
        const separate = () => {
          const text = line.replace(/\s+/g, ' ').trim();
          if (text !== '') current.lines.push(text);
          line = '';
          isNewCell = false;
        };
        const add = (text) => {
          if (isNewCell && text.trim() !== '') {
            line += ' · ';
            isNewCell = false;
          }
          line += text;
        };
        const begin = (section) => {
          separate();
          current = { lines: [], isDeprecated: false, ...section };
          sections.push(current);
        };
        const visit = (node) => {
          if (node.type === 'text') add(node.data);
          if (node.type !== 'tag') return;
          const element = $(node);
          if (element.is(LEFT_OUT)) return;
          if (/^h[2-6]$/.test(node.name)) {
            begin({ level: Number(node.name[1]), anchor: element.attr('id'), name: read(element) });
          } else if (element.is('table.api')) {
            visitApi(element);
          } else if (node.name === 'table' && PROBLEMS.has(current.anchor) && sections.at(-1) === current) {
            visitProblems(element);
          } else if (node.name === 'img') {
            add(element.attr('alt') ?? '');
          } else if (node.name === 'svg') {
            separate();
            add(element.find('title').first().text() || (element.attr('aria-label') ?? ''));
            separate();
          } else if (node.name === 'tr') {
            separate();
            for (const cell of element.children().get()) {
              isNewCell = line.trim() !== '';
              cell.children.forEach(visit);
            }
            separate();
          } else {
            const isBlock = !INLINE.has(node.name);
            if (isBlock) separate();
            for (const child of element.is('.demo') ? element.children('figcaption').get() : node.children) {
              visit(child);
            }
            if (isBlock) separate();
          }
        };
        // The text after the table belongs to the heading again.
        const visitApi = (table) => {
          separate();
          add(read(table.children('caption')));
          separate();
          const outer = current;
          for (const row of table.find('> tbody > tr').get()) {
            const [name, ...badges] = $(row).children('th').children().get();
            const isDeprecated = badges.some((badge) => $(badge).is('.badge-deprecated'));
            begin({ level: outer.level + 1, anchor: $(row).attr('id'), name: read(name), isDeprecated });
            for (const badge of badges) if (!$(badge).is('.badge-deprecated')) add(`${read(badge)} `);
            for (const cell of $(row).children('td[data-label="Description"]').get()) visit(cell);
            separate();
            current.type = read($(row).children('td[data-label="Type"]'));
          }
          separate();
          current = outer;
        };
        const visitProblems = (table) => {
          separate();
          const outer = current;
          let name = '';
          for (const row of table.find('> tbody > tr').get()) {
            const [symptom, ...cells] = $(row).children('td').get();
            if (symptom === undefined) continue;
            name = name === '' ? read(symptom) : read(symptom).replace(/^the same\b/i, name);
            begin({ level: outer.level + 1, anchor: outer.anchor, name });
            cells.forEach(visit);
            separate();
          }
          current = outer;
        };
        add(read($('.doc-lead')));
        separate();
        $('article').contents().get().forEach(visit);
        separate();

        // A heading and its text are records of one place. Long texts are split between lines.
        const textsOf = ({ lines, type = '' }) => {
          const texts = [];
          for (const text of [...lines, type].flatMap(
            (part) => part.match(new RegExp(`.{1,${MAX_LENGTH}}`, 'gsu')) ?? [],
          )) {
            const last = texts.length - 1;
            if (last < 0 || texts[last].length + text.length >= MAX_LENGTH) texts.push(text);
            else texts[last] += `\n${text}`;
          }
          return texts;
        };
        const page = $('link[rel="canonical"]').attr('href') ?? url.href;
        const path = [];
        const records = [];
        const ids = new Map();
        for (const section of sections) {
          while (path.length > 0 && path[path.length - 1].level >= section.level) path.pop();
          path.push(section);
          const names = [read($('.breadcrumbs li').eq(1)), ...path.map(({ name }) => name)];
          const depth = Math.min(names.length, 7) - 1;
          const at = (level) =>
            (level === depth ? names[names.length - 1] : level < depth ? names[level] : null) ?? null;
          const { anchor, isDeprecated } = section;
          const repeated = ids.get(anchor) ?? 0;
          ids.set(anchor, repeated + 1);
          const place = `${new URL(page).pathname}#${anchor ?? ''}${repeated === 0 ? '' : `~${repeated}`}`;
          const record = (id, type, content) => ({
            objectID: `${place}${id}`,
            url: anchor === null ? page : `${page}#${encodeURI(anchor)}`,
            url_without_anchor: page,
            anchor,
            type,
            hierarchy: {
              lvl0: at(0),
              lvl1: at(1),
              lvl2: at(2),
              lvl3: at(3),
              lvl4: at(4),
              lvl5: at(5),
              lvl6: at(6),
            },
            content,
            lang: $('html').attr('lang'),
            language: meta('language'),
            version: [meta('version'), meta('version_number')],
            docusaurus_tag: meta('docusaurus_tag'),
            badge: read($('.doc-badge').not(':has(a)')) || null,
            weight: {
              // A deprecated entry comes after a current one of the same name.
              pageRank: isDeprecated ? -1 : 0,
              level: type === 'content' ? 0 : 100 - depth * 10,
              position: records.length,
            },
          });
          records.push(record('', `lvl${depth}`, null));
          textsOf(section).forEach((text, index) => {
            records.push(record(`:${index + 1}`, 'content', text));
          });
        }
        return records;
      },
    },
  ],
  // The settings that `npm run search:publish` sends too, see docs/search.md.
  initialIndexSettings: {
    YOUR_INDEX_NAME: {
      attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'badge'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      camelCaseAttributes: ['hierarchy', 'content'],
      searchableAttributes: [
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'content',
        'unordered(hierarchy.lvl0)',
      ],
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
      highlightPostTag: '</span>',
      minWordSizefor1Typo: 4,
      minWordSizefor2Typos: 7,
      allowTyposOnNumericTokens: false,
      minProximity: 1,
      ignorePlurals: true,
      advancedSyntax: true,
      attributeCriteriaComputedByMinProximity: true,
      removeWordsIfNoResults: 'allOptional',
      separatorsToIndex: '_',
    },
  },
});
