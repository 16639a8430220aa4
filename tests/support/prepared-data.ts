import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startApp } from './running-app.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder as a server leaves it that was started once and had nothing to do. */
    preparedData: string;
  }
}

/**
 * Lets a server prepare a data folder once for the run, which each file of stories, and each that
 * tests a server's fate, copies: a first start takes twice the work of one on a copy.
 */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const run = project.vitest.getRootProject();
  if (run.getProvidedContext().preparedData !== undefined) return;
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-prepared-'));
  const app = await startApp({}, folder);
  await app.stop();
  run.provide('preparedData', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A data folder of one's own with an empty database, ready to be served. */
export function copyPreparedData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-e2e-'));
  // With its owners: the database belongs to an account of its own.
  execFileSync('cp', ['-a', `${inject('preparedData')}/.`, folder]);
  return folder;
}
