import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/** Runs a program to its end and returns its output; `children` contains it while it runs. */
function listen(program, args, options, children) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    children.add(child);
    child.on('error', reject);
    child.on('close', (code) => {
      children.delete(child);
      if (code === 0) resolve(output);
      else reject(new Error(output.trim() || `${program} ended with ${code}`));
    });
  });
}

/**
 * Runs independent steps, one per core at a time, and prints the time of each. A step has a name
 * and commands, or `work`. The first failure ends the others and throws with its output.
 */
export async function runSteps(steps, { cwd, env }) {
  const waiting = [...steps];
  const children = new Set();
  let failed = false;
  const work = async () => {
    for (let step = waiting.shift(); step && !failed; step = waiting.shift()) {
      const from = Date.now();
      try {
        for (const [program, ...args] of step.commands) {
          await listen(program, args, { cwd, env: { ...process.env, ...env } }, children);
        }
        console.log(`  ${step.name}: ${seconds(from)}`);
      } catch (error) {
        if (failed) return;
        failed = true;
        for (const child of children) child.kill();
        throw new Error(`${step.name} failed:\n${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
}
