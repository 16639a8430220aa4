import { describe, expect, it } from 'vitest';
import { startPostgres } from './start-cluster.ts';

describe('bringing the database up', () => {
  it('starts one that does not run, once', async () => {
    const server = { runs: false, starts: 0 };
    await startPostgres({
      isRunning: async () => server.runs,
      start: async () => {
        server.runs = true;
        server.starts++;
      },
      answers: async () => server.runs,
    });
    expect(server.starts).toBe(1);
  });

  it('waits for one that runs but does not answer yet', async () => {
    let looks = 0;
    await startPostgres({
      isRunning: async () => true,
      start: () => Promise.reject(new Error('it runs already')),
      answers: async () => ++looks === 3,
    });
    expect(looks).toBe(3);
  });

  it('starts one that died just as it was found', async () => {
    const found = [true, false, true];
    let started = false;
    await startPostgres({
      isRunning: async () => found.shift() ?? true,
      start: async () => {
        started = true;
      },
      answers: async () => started,
    });
    expect(started).toBe(true);
  });

  it('tries again where a killed one has not let go yet', async () => {
    let tries = 0;
    await startPostgres({
      isRunning: async () => tries === 3,
      start: async () => {
        tries++;
        if (tries < 3) throw new Error('pre-existing shared memory block is still in use');
      },
      answers: async () => tries === 3,
    });
    expect(tries).toBe(3);
  });
});
