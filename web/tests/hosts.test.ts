import { expect, it } from 'vitest';
import { isLoopback } from '../src/lib/hosts';

it('knows addresses that lead nobody else here', () => {
  for (const host of ['localhost', 'clio.localhost', '127.0.0.1', '127.8.0.1', '[::1]']) expect(isLoopback(host)).toBe(true);
  for (const host of ['192.168.1.7', 'clio.example', '127.0.0.1.example', '[fe80::1]']) expect(isLoopback(host)).toBe(false);
});
