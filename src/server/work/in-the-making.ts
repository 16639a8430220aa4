/** What is being made, so that who asks for the same meanwhile gets it too. */
export interface InTheMaking {
  /** The same as whoever asked for `name` first, while it is made. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
  /** Whether something is made by that name. */
  has(name: string): boolean;
  /** Resolves when nothing is made by that name, however it went. */
  settled(name: string): Promise<void>;
}

/** What is asked for by the same name is made once at a time; nothing is remembered of it afterwards. */
export function createInTheMaking(): InTheMaking {
  const made = new Map<string, Promise<unknown>>();
  return {
    once<T>(name: string, make: () => Promise<T>) {
      const waited = made.get(name);
      // Whoever asks by a name asks for the same type.
      if (waited !== undefined) return waited as Promise<T>;
      const making = make().finally(() => made.delete(name));
      made.set(name, making);
      return making;
    },
    has: (name) => made.has(name),
    settled: async (name) => {
      // Its failure is told to whoever asked for it.
      await made.get(name)?.catch(() => undefined);
    },
  };
}
