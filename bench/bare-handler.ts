// The baseline: Fastify alone, running the same SQL as the product for the same call.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const connection = JSON.parse(process.argv[2] ?? '{}') as pg.PoolConfig;
const pool = new pg.Pool({ ...connection, max: 20 });
const app = Fastify();
app.get('/documents', async (request) => {
  const token = String(request.headers.authorization).slice('Bearer '.length);
  const hash = createHash('sha256').update(token).digest('hex');
  const now = Date.now();
  const session = await pool.query({
    name: 'session',
    text: `select u.*, s.last_used_at from sessions s join users u on u.id = s.user_id
           where s.token_hash = $1 and s.last_used_at > $2 and s.created_at > $3`,
    values: [hash, new Date(now - 7 * 86_400_000), new Date(now - 30 * 86_400_000)],
  });
  const rows = await pool.query({
    name: 'documents',
    text: `select id, filename, category, size, created_at, chosen_at, summary, ready, asks, sample from documents
           where owner_id = $1 order by chosen_at desc, id desc`,
    values: [session.rows[0]?.id],
  });
  return rows.rows;
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
