/**
 * For each challenge: parts of its solution, each with what must not pass in its place: empty answers (`false`,
 * `undefined`), the former value, and answers to half of the task.
 */
export const WRONG_ANSWERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'a-quiet-button': {
    'if (!enabled)': ['', 'if (false)', 'if (enabled)', 'if (enabled === undefined)'],
  },
  'a-safe-link': {
    'isSafe ? href : undefined': ['href', 'undefined', "''", 'isSafe ? undefined : href'],
  },
  'add-by-click': {
    "actions.addNodeTree(tree, 'ROOT');": ['', 'void actions; void tree;'],
  },
  'add-with-its-region': {
    "card.data.linkedNodes['body'] = body.rootNodeId": [
      'void card',
      "card.data.linkedNodes['other'] = body.rootNodeId",
    ],
  },
  'ask-before-adding': {
    "hasRoom ? list : 'ROOT'": ['list', "'ROOT'", "hasRoom ? 'ROOT' : list"],
  },
  'canvas-in-the-test': { 'isCanvas: true,': ['', 'isCanvas: false,', 'isCanvas: undefined,'] },
  'collect-less': {
    'count: Object.keys(state.nodes).length,': [
      'count: 0, nodes: state.nodes,',
      'count: undefined,',
      'count: Object.keys(state.nodes).length, nodes: state.nodes, selected: state.events.selected.size,',
    ],
  },
  'colour-of-the-box': {
    "= box.data.props['color']": ["= 'crimson'", '= undefined', "= note.data.props['color']"],
  },
  'craft-of-a-class': {
    "Badge.craft = { props: { text: 'New' } };": ['', 'Badge.craft = { props: { text: undefined } };'],
  },
  'defaults-in-the-page': {
    "Badge.craft = { props: { text: 'New' } };": ['', "Badge.craft = { props: { text: '' } };"],
  },
  'focus-keeps-the-selection': {
    "if (!query.getEvent('selected').contains(id))": ['', 'if (false)', 'if (true)'],
  },
  'forget-the-hover': {
    'removeHoverOnMouseleave: true': ['removeHoverOnMouseleave: false', 'removeHoverOnMouseleave: undefined'],
    '<Editor': ['<Editor enabled={false}'],
  },
  'keep-the-last': {
    'helpers(self.id).childNodes().length > outgoing.length': ['true', 'false', 'undefined'],
  },
  'keep-the-sentence': { 'Hello <b>{name}</b>': ['<b>{name}</b>', '', 'Hello'] },
  'keep-what-is-broken': {
    "localStorage.setItem('page-unreadable', text);": [
      '',
      "localStorage.setItem('page-unreadable', '');",
      "localStorage.setItem('page-unreadable', String(undefined));",
    ],
  },
  'load-the-page': {
    "localStorage.getItem('page') ?? undefined": ['undefined', "''"],
  },
  'make-it-draggable': { 'connect(drag(el))': ['', 'connect(el)', 'drag(el)'] },
  'mark-the-selection': {
    "selected ? 'underline' : 'none'": [
      "'none'",
      "'underline'",
      'undefined',
      "selected ? 'none' : 'underline'",
    ],
  },
  'move-a-prop': { 'text: title': ['text: undefined', "text: ''", 'title'] },
  'name-in-the-test': { 'type: Step': ['type: undefined', 'type: () => null', "type: 'div'"] },
  'name-the-button': {
    'aria-label="Move the second text up"': ['', 'aria-label=""', 'aria-label={undefined}', 'aria-label="↑"'],
  },
  'never-no-column': { 'Math.max(1, wanted)': ['wanted', '1', '2', 'undefined', 'Math.min(1, wanted)'] },
  'no-empty-row': {
    "if (data.name !== 'Row' || data.nodes.length > 0) continue;": [
      'continue;',
      "if (data.name !== 'Row' || data.nodes.length === 0) continue;",
    ],
  },
  'no-margins': { paddingTop: ['marginTop', 'marginBottom', 'top'] },
  'nothing-to-undo': {
    'disabled={!canUndo}': ['', 'disabled', 'disabled={undefined}', 'disabled={canUndo}'],
  },
  'one-column-on-phones': {
    '? narrow : wide': ['? wide / 2 : wide', '? undefined : wide', '? 1 : wide', '? wide : narrow'],
  },
  'one-step-per-word': { 'history.throttle(500).': ['', 'history.throttle(0).'] },
  'one-theme': { 'useContext(Accent)': ["'crimson'", 'undefined', "''"] },
  'one-undo-step': { 'props.padding = 8;': ['', 'props.padding = 0;', 'delete Object(props).padding;'] },
  'open-the-box': {
    '<Element is={Box} canvas>\n            <': [
      '<Element is={Box}>\n            <',
      '<Element is={Box} canvas={undefined}>\n            <',
    ],
  },
  'open-the-old-page': {
    ', Headline: Heading': ['', ', Headline: Object(undefined)', ', headline: Heading'],
  },
  'paint-the-region': {
    'setProp(area,': ['setProp(panel,'],
    "props.background = 'gold'": ['props.background = undefined', "props.background = ''"],
  },
  'publish-it': {
    'enabled={false}': ['', 'enabled', 'enabled={true}'],
    '<Text text="Visitors read this" />': [''],
  },
  'refuse-the-unknown': {
    'return nodes.every(({ type }) =>': [
      'return false && nodes.every(({ type }) =>',
      'return true || nodes.every(({ type }) =>',
      'return void nodes.every(({ type }) =>',
    ],
    'Object.hasOwn(resolver, type.resolvedName)': [
      'type.resolvedName in resolver',
      'resolver[type.resolvedName as never] !== undefined',
    ],
  },
  'save-before-leaving': {
    "const save = () => localStorage.setItem('page', query.serialize());": [
      'const save = () => undefined;',
      "const save = () => localStorage.setItem('page', '');",
      "const save = localStorage.setItem('page', query.serialize());",
    ],
  },
  'save-each-change': {
    'query.serialize()': ["''", 'String(undefined)', "localStorage.getItem('page') ?? ''"],
  },
  'second-region': {
    '<Element is={Box} id="footer" canvas />': [
      '',
      '<Box />',
      '<Element is={Box} id="footer" />',
      '<Element is={Box} id="below" canvas />',
    ],
  },
  'select-with-control': {
    'event.metaKey || event.ctrlKey': [
      'event.metaKey',
      'event.metaKey && event.ctrlKey',
      'false',
      'undefined',
      'true',
    ],
  },
  'stay-in-the-row': { 'target.id === self.data.parent': ['true', 'false', 'undefined'] },
  'survive-saving': {
    '<Opening date="2027-06-01" />': [
      '<Opening date={undefined} />',
      '<Opening date="" />',
      "<Opening date={new Date('2027-06-01')} />",
    ],
  },
  'three-at-most': {
    'helpers(self.id).childNodes().length + added.length <= 3': [
      'true',
      'false',
      'undefined',
      'helpers(self.id).childNodes().length < 3',
    ],
  },
  'undo-in-a-class': { 'history.undo()': ['undefined', 'history.redo()', 'history.clear()'] },
};
