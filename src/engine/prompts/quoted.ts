/**
 * Data inside a prompt: JSON between marks that the data itself cannot hold, so that nothing in a name or an answer is
 * taken for a part of the prompt.
 */
export function quoted(name: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<${name}>\n${json}\n</${name}>`;
}
