import { useState } from 'react';
import { useUser } from '#client/session/use-session.ts';
import { dropDraft, keepDraft, readDraft } from '#client/storage/draft-store.ts';

const FORM = 'chat';

/** A question that is being written: there again after a reload, until it is sent. */
export function useKeptDraft(): [string, (draft: string) => void] {
  const { id } = useUser();
  const [draft, setDraft] = useState(() => {
    const before = readDraft(id, FORM);
    return typeof before === 'string' ? before : '';
  });
  const keep = (written: string) => {
    setDraft(written);
    if (written === '') dropDraft(id, FORM);
    else keepDraft(id, FORM, written);
  };
  return [draft, keep];
}
