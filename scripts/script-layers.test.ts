import { describe, expect, it } from 'vitest';
import { layerOf, type ModuleGraph } from './script-layers.ts';

const page = (path: string) => `/home/src/${path}.tsx?__react-router-build-client-route`;
const guide = (name: string) => page(`features/${name}/ui/page`);
const frame = page('app/shell/layouts/signed-in-layout');
const calls = page('app/shell/layouts/calls-layout');
const dashboard = page('features/dashboard/ui/dashboard-page');
const found = '/home/src/features/dashboard/ui/findings/found.tsx';
const landing = page('features/site/ui/landing-page');

/** A module that these begin with, through one between them that imports itself in a circle. */
function imported(...by: string[]): ModuleGraph {
  const between = '/home/src/client/between.ts';
  const importers: Record<string, string[]> = { module: [between], [between]: [between, ...by] };
  return { getModuleInfo: (id) => ({ importers: importers[id] ?? [] }) };
}

const layer = (...by: string[]) => layerOf('module', imported(...by));

describe('the layer of a module', () => {
  it('follows from the pages that begin with it', () => {
    expect(layer(guide('sales'), guide('costs'))).toBe('file-guide');
    expect(layer(guide('sales'), guide('plan'))).toBe('guide');
    expect(layer(guide('sales'), guide('costs'), page('features/documents/ui/page/page'))).toBe(
      'tools',
    );
    expect(layer(frame, dashboard)).toBe('inside');
    expect(layer(calls, frame)).toBe('calls');
    expect(layer(found, guide('sales'))).toBe('findings');
    expect(layer(found, guide('costs'), guide('plan'))).toBe('findings');
    expect(
      layer(found, guide('sales'), '/home/src/features/dashboard/ui/start-card.tsx'),
    ).toBeNull();
    expect(layer(found, page('features/documents/ui/page/page'))).toBeNull();
  });

  it('is none for what one page has, or a page of text', () => {
    expect(layer(guide('sales'))).toBeNull();
    expect(layer(landing, calls, frame)).toBeNull();
    expect(layer(landing, guide('sales'), guide('costs'))).toBeNull();
    expect(layer()).toBeNull();
  });

  it('is none for a package, of which each part is imported by all', () => {
    expect(layerOf('/home/node_modules/a/b.js', imported(frame, dashboard))).toBeNull();
  });
});
