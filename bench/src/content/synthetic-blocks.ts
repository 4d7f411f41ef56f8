import type { Random } from './random.ts';
import { capitalised, identifier, paragraph, sentence, thing } from './synthetic-words.ts';

/** A component in a block of code. */
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

/** A command for the shell. */
export function shellBlock(random: Random): string {
  return `\`\`\`bash\nnpm run ${identifier(random)} -- --${identifier(random)} ${random.integer(1000)}\n\`\`\``;
}

/** Data as JSON. */
export function jsonBlock(random: Random): string {
  const value = Object.fromEntries(
    Array.from({ length: 5 }, () => [identifier(random), { id: random.integer(1000), name: thing(random) }]),
  );
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

/** A table of props. */
export function table(random: Random): string {
  const rows = Array.from(
    { length: 6 },
    () => `| \`${identifier(random)}\` | \`string \\| number\` | ${sentence(random)} |`,
  );
  return ['| Name | Type | Description |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A list of sentences. */
export function list(random: Random): string {
  return Array.from({ length: 4 }, () => `- **${capitalised(thing(random))}**: ${sentence(random)}`).join(
    '\n',
  );
}

/** A note. */
export function note(random: Random): string {
  return `:::${random.pick(['note', 'tip', 'warning'])}[${capitalised(thing(random))}]\n${paragraph(random, 2)}\n:::`;
}
