// Loaded first in every child that works on what a stranger sent. Node's permissions do not yet cover connections: here
// they end, before anything else could keep a way to open one.
import dgram from 'node:dgram';
import net from 'node:net';

function refuse(): never {
  const error = new Error('A child process opens no connections');
  throw Object.assign(error, { code: 'ERR_ACCESS_DENIED' });
}

const closed = { value: refuse, writable: false, configurable: false };
Object.defineProperty(net.Socket.prototype, 'connect', closed);
Object.defineProperty(net.Server.prototype, 'listen', closed);
for (const name of ['bind', 'connect', 'send'])
  Object.defineProperty(dgram.Socket.prototype, name, closed);
