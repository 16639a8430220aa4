import { keepDraft, readDraft } from '#client/storage/draft-store.ts';

const FORM = 'palette-recent';
const MOST = 4;

/** The commands the user ran recently, newest first; cleared at logout. */
export function recentCommands(userId: string): string[] {
  const stored = readDraft(userId, FORM);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

export function rememberCommand(userId: string, id: string): void {
  const others = recentCommands(userId).filter((each) => each !== id);
  keepDraft(userId, FORM, [id, ...others].slice(0, MOST));
}
