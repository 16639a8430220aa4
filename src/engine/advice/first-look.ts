/** What may be pressed to answer a question. */
export interface Suggestions {
  /** Several may be true at once; else each is another answer. */
  many: boolean;
  texts: string[];
}

/** What a file shows before anything is asked, by ids of facts, and what it answers by itself. */
export interface FirstLook {
  total: string | null;
  /** The five largest, of what `topOf` names: products, areas. */
  top: string[];
  topOf: string;
  /** By question: what the file answers; absent where only the owner knows. */
  said: Record<string, string>;
  suggestions: Record<string, Suggestions>;
}

export const TOP = 5;

export const oneOf = (...texts: string[]): Suggestions => ({ many: false, texts });
export const someOf = (texts: readonly string[]): Suggestions => ({
  many: true,
  texts: [...texts],
});
