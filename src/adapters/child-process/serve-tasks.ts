import { AppError } from '#contract/errors.ts';
import { failureText } from './failure-text.ts';
import { replyToParent } from './reply.ts';
import type { TaskReply, TaskRequest, TaskWork } from './task.ts';

const reply = (message: TaskReply) => replyToParent(message);

function failureOf(error: unknown): TaskReply {
  if (error instanceof AppError) {
    const { code, status, message: text, upgradeRequired } = error;
    return { kind: 'refused', refusal: { code, status, text, upgradeRequired } };
  }
  return { kind: 'failed', message: failureText(error) };
}

/**
 * Does tasks for the parent process, one at a time, until the parent goes. What cannot be sent back
 * ends the process: the parent then knows that the task failed.
 */
export async function serveTasks(works: readonly TaskWork[]): Promise<void> {
  const byName = new Map(works.map((each) => [each.name, each]));
  const run = async ({ name, input }: TaskRequest): Promise<TaskReply> => {
    try {
      const found = byName.get(name);
      if (found === undefined) throw new Error(`No task is called ${name}`);
      const report = (progress: unknown) => void reply({ kind: 'progress', progress });
      return { kind: 'done', output: await found.work(input, report) };
    } catch (error) {
      return failureOf(error);
    }
  };
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: TaskRequest) => {
    run(request)
      .then(reply)
      .catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  });
  await reply({ kind: 'ready' });
}
