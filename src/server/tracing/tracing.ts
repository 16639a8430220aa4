/** Names and numbers from the program, never what somebody sent. */
export type Attributes = Record<string, string | number>;

/** A piece of work that has begun; what is done in `run` is a part of it. */
export interface TracedWork {
  run(next: () => void): void;
  end(attributes: Attributes, isFault: boolean): void;
}

/** Tells a collector what is done, how long it took and what it was a part of. */
export interface Tracing {
  /** Begins something that nothing else is a part of, such as a call. */
  begin(name: string, attributes: Attributes): TracedWork;
  /** Does `work` as a part of what goes on. */
  during<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}
