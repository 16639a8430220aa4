import { storyNamed } from './story.ts';
import { tellingAsText, tellStory } from './tell-story.ts';

const texts = new Map<string, Promise<string>>();

const made = async (kind: string, seed: number) =>
  tellingAsText(await tellStory(storyNamed(kind, seed))).replaceAll('\u00a0', ' ');

/** The texts of one kind of business of a seed, made once in a worker. */
export function textOf(kind: string, seed: number): Promise<string> {
  const key = `${kind} ${seed}`;
  const text = texts.get(key) ?? made(kind, seed);
  texts.set(key, text);
  return text;
}
