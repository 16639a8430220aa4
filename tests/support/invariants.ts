import type pg from 'pg';

/** What must hold in the database whatever has happened to the server; each query finds what breaks it. */
const broken: Record<string, string> = {
  'I2 a document is there with its bytes, or not at all': `
    select d.id::text from documents d left join document_bytes b
      on b.owner_id = d.owner_id and b.document_id = d.id where b.document_id is null`,
  'I2 a finished analysis has a result, a failed one a reason': `
    select id::text from analyses where (stage = 'done' and result is null)
      or (stage = 'failed' and error_text is null) or (stage <> 'done' and result is not null)`,
  'I2 nothing is running for ever': `
    select id::text from analyses where stage not in ('done', 'failed')`,
  'I3 a free account holds at most three files': `
    select d.owner_id::text from documents d join users u on u.id = d.owner_id
    where u.plan = 'free' and not d.sample group by d.owner_id having count(*) > 3`,
  'I3 a free account runs at most one analysis a month': `
    select a.owner_id::text from analyses a join users u on u.id = a.owner_id
    where u.plan = 'free' and not a.sample and a.stage <> 'failed'
    group by a.owner_id, date_trunc('month', a.created_at at time zone 'Europe/Stockholm')
    having count(*) > 1`,
  'I4 one account per e-mail and per organisation number': `
    select lower(email) from users group by 1 having count(*) > 1
    union all select org_number from users group by 1 having count(*) > 1`,
  'I5 the paid plan has a source': `
    select id::text from users where (plan = 'pro') <> (plan_source in ('promo', 'stripe', 'admin'))`,
  'I8 nothing is left of an account or file that is gone': `
    select b.document_id::text from document_bytes b left join documents d
      on d.owner_id = b.owner_id and d.id = b.document_id where d.id is null
    union all select s.user_id::text from sessions s left join users u on u.id = s.user_id
      where u.id is null`,
};

/** The invariants that do not hold, each with what breaks it; none where all is well. */
export async function brokenInvariants(client: pg.Client): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(broken)) {
    const { rows } = await client.query<Record<string, string>>(query);
    if (rows.length > 0) found.push(`${name}: ${rows.map((row) => Object.values(row)).join()}`);
  }
  return found;
}

/** I7: the security events of `event` by each of `actors` that are missing from the log. */
export async function missingFromAudit(
  client: pg.Client,
  event: string,
  actors: Iterable<string>,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select wanted as id from unnest($1::text[]) wanted where not exists (
       select from audit_log where event = $2 and outcome = 'ok' and wanted in (actor_id::text, object))`,
    [[...actors], event],
  );
  return rows.map(({ id }) => id);
}
