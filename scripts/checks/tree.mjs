// Layout rules that no other tool checks: sizes of files, and where names and formats may occur.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { faultsOf } from './functions.ts';

const MOST_LINES = 300;
/** Tables, texts, data and generated files may be long. */
const MAY_BE_LONG = /(texts|vocabulary|code-pages|number-words|\.test|fixtures|migrations)/;

const rules = [
  {
    says: 'process.env is read in src/server/config.ts only',
    files: /^src\//,
    except: /^src\/server\/config\.ts$|\.test\.tsx?$/,
    pattern: /process\.env/,
  },
  {
    says: 'numbers and dates are formatted in src/engine/text/format.ts only',
    files: /^src\//,
    except: /^src\/engine\/text\/format\.ts$|\.test\.tsx?$/,
    pattern: /\.toLocale(Date|Time)?String\(|new Intl\.NumberFormat/,
  },
  {
    says: 'no work is left as a note, and no check is switched off',
    files: /^(src|tests|scripts|bench)\//,
    except: /^scripts\/checks\//,
    pattern:
      /\b(TODO|FIXME|XXX)\b|@ts-(ignore|expect-error|nocheck)|biome-ignore|\b(it|test|describe)\.(skip|only)\(/,
  },
  {
    says: 'the path of an address is taken by fileURLToPath: å and spaces are escaped in .pathname',
    files: /^(src|tests|scripts|bench)\//,
    except: /^scripts\/checks\//,
    pattern: /import\.meta\.url\)\.pathname/,
  },
  {
    says: 'no module is mocked',
    files: /^(src|tests)\//,
    except: /^$/,
    pattern: /\bvi\.mock\(/,
  },
  {
    says: 'what differs by guide stands in engine/columns/guide-reading.ts, not in a comparison',
    files: /^src\//,
    except: /\.test\.tsx?$/,
    pattern: /\bpurpose\b\s*[!=]==/,
  },
  {
    says: 'no folder or file is a drawer for everything',
    files: /^src\//,
    except: /^$/,
    path: /(^|\/)(utils?|helpers?|misc|common|shared)(\.tsx?|\/)/,
  },
];

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));

const faults = [];
for (const file of tracked) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // Deleted but not yet committed.
    if (error.code === 'ENOENT') continue;
    throw error;
  }
  const lines = text.split('\n');
  if (/^src\//.test(file) && !MAY_BE_LONG.test(file) && lines.length > MOST_LINES) {
    faults.push(`${file}: ${lines.length} lines, at most ${MOST_LINES}`);
  }
  if (/^src\//.test(file) && !/\.(test|suite)\.tsx?$/.test(file)) {
    faults.push(...faultsOf(file, text));
  }
  for (const { says, files, except, pattern, path } of rules) {
    if (!files.test(file) || except.test(file)) continue;
    if (path?.test(file)) faults.push(`${file}: ${says}`);
    lines.forEach((line, index) => {
      if (pattern?.test(line)) faults.push(`${file}:${index + 1}: ${says}`);
    });
  }
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`The tree keeps its rules (${tracked.length} files).`);
