import type { ActionMark, ActionTask } from './contract.ts';

/** What is known of the actions of one plan or analysis. */
export interface Marks {
  current: ActionMark[];
  /** Newest first. */
  history: ActionMark[];
  tasks: ActionTask[];
}

/** The marks with one more, as the server will store them. */
export function withMark({ current, history, tasks }: Marks, mark: ActionMark): Marks {
  const others = current.filter(({ actionId }) => actionId !== mark.actionId);
  return { current: [mark, ...others], history: [mark, ...history], tasks };
}

/** The marks without one that could not be saved, keeping those made meanwhile. */
export function withoutMark({ current, history, tasks }: Marks, mark: ActionMark): Marks {
  const left = history.filter((each) => each !== mark);
  const before = left.find(({ actionId }) => actionId === mark.actionId);
  const others = current.filter(({ actionId }) => actionId !== mark.actionId);
  return { current: before ? [before, ...others] : others, history: left, tasks };
}
