import type { QueryOutput } from '#contract/route.ts';
import type { Thread } from '#server/cases/thread.ts';
import type { Executor } from '#server/db/database.ts';
import type { adminContract } from '../../contract.ts';

type CaseKind = 'contact' | 'feedback';

/** Something that somebody wrote to the operator, with what has been done about it. */
export interface Case {
  kind: CaseKind;
  /** As in addresses: the row's id, after its owner's where it has one. */
  id: string;
  name: string;
  email: string;
  companyName: string | null;
  subject: string;
  message: string;
  createdAt: string;
  readAt: Date | null;
  closedAt: Date | null;
  thread: Thread;
}

/** What changes about a case. */
export interface CaseChange {
  readAt?: Date;
  closedAt?: Date | null;
  thread?: Thread;
}

/** Where cases of one kind are stored. */
export interface CaseStore {
  list(tx: Executor, query: QueryOutput<typeof adminContract.cases>): Promise<Case[]>;
  /** One case, locked until the transaction ends; null where there is none. */
  get(tx: Executor, id: string): Promise<Case | null>;
  change(tx: Executor, id: string, change: CaseChange): Promise<void>;
}
