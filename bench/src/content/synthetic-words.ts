import type { Random } from './random.ts';

/** A list of words, the most frequent first. */
type Words = readonly [string, ...string[]];

const NOUNS = words(
  'page element editor component panel node tree prop state layer frame canvas toolbar action query handler ' +
    'event cursor column card button image text style theme layout slot region history snapshot document ' +
    'draft version reader author team project server request response queue cache index session token field ' +
    'form label menu dialog sidebar header footer section grid row cell table list item group selection ' +
    'shortcut gesture pointer drag drop outline shadow border margin gradient palette icon badge tooltip banner ' +
    'carousel gallery player timeline calendar chart map filter sorter importer exporter validator resolver ' +
    'serializer migration plugin adapter bridge worker channel stream buffer archive bundle manifest locale',
);
const VERBS = words(
  'renders keeps changes reads moves saves loads shows hides selects updates removes adds copies wraps names ' +
    'connects measures resolves validates replaces restores follows finds marks counts orders closes opens ' +
    'delays batches compares merges splits sends receives caches clears locks releases announces inherits',
);
const ADJECTIVES = words(
  'new current small linked nested empty selected hidden default shared custom saved visible editable static ' +
    'dynamic stable recent pending optional required ordered local remote frozen partial responsive adaptive ' +
    'compact floating sticky animated sortable searchable printable accessible translated scheduled archived',
);
const OPENINGS = words('The A Each Every Once_the When_the After_the Before_the If_the Unless_the');
const ENDINGS = words(
  'at_once in_the_background before_the_next_paint without_a_request for_each_reader on_every_change ' +
    'until_it_is_closed in_the_order_of_the_tree as_long_as_it_is_open when_nothing_else_waits',
);

/** Returns an adjective and a noun: `nested panel`. */
export function thing(random: Random): string {
  return `${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}`;
}

/** Returns an identifier: `nestedPanel`. */
export function identifier(random: Random): string {
  const [first = '', second = ''] = thing(random).split(' ');
  return `${first}${capitalised(second)}`;
}

/** Returns a meaningless sentence with the vocabulary of a documentation. */
export function sentence(random: Random): string {
  const code = random.integer(5) === 0 ? ` \`${identifier(random)}\`` : '';
  const opening = random.pick(OPENINGS);
  const main = `${opening} ${thing(random)} ${random.pick(VERBS)} the ${thing(random)}${code}`;
  const rest = /_/.test(opening)
    ? `, the ${random.pick(NOUNS)} ${random.pick(VERBS)} its ${thing(random)}`
    : ` ${random.pick(ENDINGS)}`;
  return `${main}${rest}.`.replaceAll('_', ' ');
}

/** Returns a paragraph of so many sentences. */
export function paragraph(random: Random, sentences: number): string {
  return Array.from({ length: sentences }, () => sentence(random)).join(' ');
}

/** `panel` → `Panel`. */
export function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function words(text: string): Words {
  const [first = '', ...others] = text.split(' ');
  return [first, ...others];
}
