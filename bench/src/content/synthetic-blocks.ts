import type { Random } from './random.ts';
import { capitalised, identifier, paragraph, sentence, thing } from './synthetic-words.ts';

/** Returns a code block with a component. */
export function codeBlock(random: Random): string {
  const component = capitalised(identifier(random));
  const props = Array.from({ length: 4 }, () => identifier(random));
  return `\`\`\`tsx title="${component}.tsx" {3-4}
import { useState } from 'react';

export function ${component}({ ${props.join(', ')} }: ${component}Props) {
  const [open, setOpen] = useState(${random.integer(100)});
  if (${props[0]} === undefined) return <p>Nothing to show.</p>;
  // ${sentence(random).replaceAll('`', '')}
  return (
    <section className="${component.toLowerCase()}" onClick={() => setOpen(open + ${random.integer(9)})}>
      <h2>{${props[1]}}</h2>
      <p title={String(${props[2]})}>${sentence(random).replaceAll('`', '')}</p>
      {${props[3]}.map((item) => <span key={item.id}>{item.name}</span>)}
    </section>
  );
}
\`\`\``;
}

/** Returns a code block with a shell command. */
export function shellBlock(random: Random): string {
  return `\`\`\`bash\nnpm run ${identifier(random)} -- --${identifier(random)} ${random.integer(1000)}\n\`\`\``;
}

/** Returns a code block with JSON data. */
export function jsonBlock(random: Random): string {
  const value = Object.fromEntries(
    Array.from({ length: 5 }, () => [identifier(random), { id: random.integer(1000), name: thing(random) }]),
  );
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

/** Returns a table of props. */
export function table(random: Random): string {
  const rows = Array.from(
    { length: 6 },
    () => `| \`${identifier(random)}\` | \`string \\| number\` | ${sentence(random)} |`,
  );
  return ['| Name | Type | Description |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Returns a list of sentences. */
export function list(random: Random): string {
  return Array.from({ length: 4 }, () => `- **${capitalised(thing(random))}**: ${sentence(random)}`).join(
    '\n',
  );
}

/** Returns a note. */
export function note(random: Random): string {
  return `:::${random.pick(['note', 'tip', 'warning'])}[${capitalised(thing(random))}]\n${paragraph(random, 2)}\n:::`;
}
