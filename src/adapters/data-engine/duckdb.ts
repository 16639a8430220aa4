import {
  type DuckDBConnection,
  DuckDBInstance,
  type DuckDBResultReader,
  type DuckDBValue,
} from '@duckdb/node-api';
import type { DataEngine, DataRow } from './port.ts';

/** What one opened table may use of the machine. */
interface DataEngineLimits {
  threads: number;
  memoryMegabytes: number;
}

export interface TableSource {
  /** The path of a Parquet file; no longer needed once the table is open, unless it is read in place. */
  parquet: string;
  /** Each statement reads the columns it needs from the file, for a few statements of a large table. */
  inPlace?: boolean;
  limits?: Partial<DataEngineLimits>;
}

const DEFAULT_LIMITS: DataEngineLimits = { threads: 2, memoryMegabytes: 1024 };

function settings({ memoryMegabytes }: DataEngineLimits): Record<string, string> {
  return {
    // What threads share when a table is filled costs as much again as filling it.
    threads: '1',
    memory_limit: `${memoryMegabytes}MB`,
    // Company data must not spill to disk unencrypted: a query that needs more memory fails
    // instead.
    temp_directory: '',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
    preserve_insertion_order: 'false',
  };
}

function quotePath(path: string): string {
  return `'${path.replaceAll("'", "''")}'`;
}

/** Below so many rows a thread, what threads share costs more processor time than they save in waiting. */
const ROWS_A_THREAD = 200_000;

async function load(
  connection: DuckDBConnection,
  { parquet, inPlace = false }: TableSource,
  { threads }: DataEngineLimits,
): Promise<void> {
  const file = `read_parquet(${quotePath(parquet)})`;
  const made = await connection.runAndReadAll(
    inPlace ? `SELECT count(*) FROM ${file}` : `CREATE TABLE data AS SELECT * FROM ${file}`,
  );
  const rows = Number(made.getRows()[0]?.[0] ?? 0);
  if (inPlace) {
    await connection.run(`CREATE VIEW data AS SELECT * FROM ${file}`);
    await connection.run(`SET allowed_paths = [${quotePath(parquet)}]`);
  }
  const worthwhile = Math.min(threads, Math.ceil(rows / ROWS_A_THREAD));
  if (worthwhile > 1) await connection.run(`SET threads = ${worthwhile}`);
  await connection.run('SET enable_external_access = false');
  await connection.run('SET lock_configuration = true');
}

function plainValue(value: DuckDBValue): DataRow[string] {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value !== 'bigint') return value.toString();
  return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
}

function plainRows(reader: DuckDBResultReader): DataRow[] {
  const names = reader.columnNames();
  return reader.getRows().map((row) => {
    const plain: DataRow = {};
    names.forEach((name, index) => {
      plain[name] = plainValue(row[index] ?? null);
    });
    return plain;
  });
}

/**
 * Opens a stored table as `data` in an in-memory DuckDB. Once open, SQL can reach no other files,
 * network or extensions, and cannot change that. Throws DuckDB's error where the bytes are no
 * Parquet or the memory limit is passed.
 */
export async function openTable(source: TableSource): Promise<DataEngine> {
  const limits = { ...DEFAULT_LIMITS, ...source.limits };
  const instance = await DuckDBInstance.create(':memory:', settings(limits));
  const first = await instance.connect();
  try {
    await load(first, source, limits);
  } catch (error) {
    first.closeSync();
    instance.closeSync();
    throw error;
  }
  return engineOn({
    first,
    connect: () => instance.connect(),
    close(all) {
      for (const connection of all) connection.closeSync();
      instance.closeSync();
    },
  });
}

/** The connections to one table, of which the first is open. */
export interface Connections {
  first: DuckDBConnection;
  connect(): Promise<DuckDBConnection>;
  /** Closes all that were opened, once the last statement is answered. */
  close(all: readonly DuckDBConnection[]): void;
}

/** Statements asked at once run side by side, each on a connection of its own. */
export function engineOn({ first, connect, close }: Connections): DataEngine {
  const free = [first];
  const all = [first];
  let running = 0;
  let closing = false;
  const closeIfDone = () => {
    if (closing && running === 0) close(all);
  };
  const another = async () => {
    const connection = await connect();
    all.push(connection);
    return connection;
  };
  return {
    async query(sql) {
      running++;
      try {
        const connection = free.shift() ?? (await another());
        try {
          return plainRows(await connection.runAndReadAll(sql));
        } finally {
          // Temporary tables are the first one's: it is the next to be used.
          if (connection === first) free.unshift(connection);
          else free.push(connection);
        }
      } finally {
        running--;
        closeIfDone();
      }
    },
    close() {
      closing = true;
      closeIfDone();
    },
  };
}
