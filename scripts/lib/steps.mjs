import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/** Runs a program to its end and gives what it wrote; `children` holds it while it runs. */
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
 * Runs steps that do not need one another, as many at once as there are cores, and prints what each
 * took. A step is its name and its commands, or `work`. At the first that fails the others are ended;
 * throws with what it wrote.
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
