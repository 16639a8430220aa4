import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * Writes `build/sbom.json`: the product's dependencies as CycloneDX. Development tools are filtered
 * here: npm's `--omit=dev` also drops packages that product and tools share.
 */
export function writeSbom(root) {
  const all = JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const components = all.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === DEVELOPMENT),
  );
  const kept = new Set(components.map((component) => component['bom-ref']));
  const product = all.metadata.component['bom-ref'];
  const dependencies = all.dependencies
    .filter(({ ref }) => ref === product || kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((d) => kept.has(d)) }));
  const sbom = { ...all, components, dependencies };
  writeFileSync(join(root, 'build', 'sbom.json'), JSON.stringify(sbom, null, 1));
}
