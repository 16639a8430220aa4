import { describe, expect, it } from 'vitest';
import { CallError, errorSentence, NetworkError } from './call-error.ts';

describe('a call the server refused', () => {
  it('has status and body as its message, and the parsed body beside it', () => {
    const body = '{"error":"Filen finns inte.","code":"documents.not_found"}';
    const error = new CallError(404, 'Not Found', body);
    expect(error.message).toBe(`404: ${body}`);
    expect(error).toMatchObject({ status: 404, code: 'documents.not_found', fields: {} });
    expect(errorSentence(error, 'annat')).toBe('Filen finns inte.');
  });

  it('falls back to the status text where the body is empty', () => {
    expect(new CallError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
  });

  it('carries the plan limit and the fields that were wrong', () => {
    const body = '{"error":"x","code":"c","upgradeRequired":true,"fields":{"email":"fel"}}';
    const error = new CallError(403, '', body);
    expect(error.upgradeRequired).toBe(true);
    expect(error.fields).toEqual({ email: 'fel' });
  });

  it.each(['<html>', '{"error":', '[1]', '{"error":{"a":1}}'])(
    'tells the fallback where the body is no error body: %s',
    (body) => {
      const error = new CallError(500, 'Internal Server Error', body);
      expect(errorSentence(error, 'Försök igen.')).toBe('Försök igen.');
    },
  );
});

describe('a call that got no answer', () => {
  it('is told as lost contact, whatever the caller would have said', () => {
    expect(errorSentence(new NetworkError('x'), 'annat')).toContain('Ingen kontakt med servern');
    expect(errorSentence(new TypeError('bug'), 'annat')).toBe('annat');
  });
});
