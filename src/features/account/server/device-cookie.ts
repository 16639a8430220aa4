import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { isSecret } from '#server/session/tokens.ts';
import { DEVICE_LIFETIME_SECONDS } from './known-devices.ts';

const NAME = 'ks-device';

/** The token of a device that has signed in before; null without one. */
export function readDeviceCookie(request: FastifyRequest): string | null {
  const token = parseCookie(request.headers.cookie ?? '')[NAME];
  return token !== undefined && isSecret(token) ? token : null;
}

/**
 * Marks the device as one that has signed in. It opens nothing by itself and goes with logins only:
 * the session stays a bearer token.
 */
export function setDeviceCookie(
  reply: FastifyReply,
  { appUrl }: Pick<Config, 'appUrl'>,
  token: string,
): void {
  const cookie = stringifySetCookie({
    name: NAME,
    value: token,
    path: '/api/login',
    maxAge: DEVICE_LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: 'strict',
    secure: appUrl.startsWith('https:'),
  });
  reply.header('set-cookie', cookie);
}
