import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '#features/documents/contract.ts';

const read = (name: string) => readFileSync(`docs/proxy/${name}`, 'utf8');
const caddy = read('Caddyfile');
const nginx = read('nginx.conf');

describe('the example of a proxy', () => {
  it('takes TLS 1.3 and nothing older', () => {
    expect(/protocols (.+)/.exec(caddy)?.[1]).toBe('tls1.3');
    expect(/ssl_protocols ([^;]+);/.exec(nginx)?.[1]).toBe('TLSv1.3');
  });

  it('lets the largest file through, with what stands around it', () => {
    for (const limit of [/max_size (\d+)MB/.exec(caddy), /body_size (\d+)m;/.exec(nginx)]) {
      expect(Number(limit?.[1]) * 1_000_000).toBeGreaterThan(MAX_FILE_BYTES + 100_000);
    }
  });

  it('tells the server who calls, and holds no answer back', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx).toContain('proxy_buffering off;');
    // Caddy sets the header itself, and believes none that comes from outside.
    expect(caddy).not.toContain('trusted_proxies');
    expect(caddy).toContain('flush_interval -1');
  });
});
