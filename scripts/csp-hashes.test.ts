import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from './csp-hashes.ts';

describe('the content security policy of the built pages', () => {
  it('names every inline script by its hash, and no script that comes from a file or is only data', () => {
    const page =
      '<script src="/a.js"></script><script>alert(1)</script><script type="application/ld+json">{"a":1}</script><script type="module">\nalert(1)</script>';
    expect(inlineScriptHashes(page)).toEqual([
      // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "'sha256-cfGXBG41ZR13cBtpRr7V/KlHrRugbtbOXikzO7LFEFY='",
    ]);
  });
});
