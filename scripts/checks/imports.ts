// Checks the rules of `.dependency-cruiser.cjs`, and that no imports form a circle, types included.
import { execFileSync } from 'node:child_process';
import { findCircles } from './circles.ts';

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

const isOurs = (path: string) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path);

const { modules, summary } = JSON.parse(
  execFileSync(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  ),
) as Cruised;
const imports = modules
  .flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
  .filter(({ from, to }) => isOurs(from) && isOurs(to));
const faults = [
  ...summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`),
  ...findCircles(imports),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`All ${imports.length} imports point the right way.`);
