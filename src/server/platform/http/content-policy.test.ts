import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashScripts } from './content-policy.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const nonce = 'c2VjcmV0';

describe('hashScripts', () => {
  it('trusts the inline scripts that carry the nonce, and takes the nonce out', () => {
    const { html, policy } = hashScripts(`<p>a</p><script nonce="${nonce}">ours("é")</script>`, nonce);
    expect(html).toBe('<p>a</p><script>ours("é")</script>');
    expect(policy).toContain(`script-src 'self' ${hashOf('ours("é")')};`);
  });

  it('does not trust a script that came in with a text', () => {
    const { policy } = hashScripts('<script>alert(1)</script><script nonce="guess">alert(2)</script>', nonce);
    expect(policy).not.toContain('sha256');
  });

  it('needs no hash for files, and one for scripts that are the same', () => {
    const script = `<script nonce="${nonce}">same()</script>`;
    const { policy } = hashScripts(`<script nonce="${nonce}" src="/a.js"></script>${script}${script}`, nonce);
    expect(policy.match(/sha256-/g)).toHaveLength(1);
  });

  it('allows nothing unsafe', () => {
    const { policy } = hashScripts('', nonce);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
