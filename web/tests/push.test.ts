import { describe, expect, it } from 'vitest';
import { bytes, told } from '../src/lib/push';

describe('web push', () => {
  it('reads the key of the server and writes those of the browser in the letters of addresses', () => {
    expect([...bytes('-_8A')]).toEqual([251, 255, 0]);
    const keys: Record<string, number[]> = { p256dh: [251, 255, 0], auth: [1] };
    const getKey = (name: PushEncryptionKeyName) => new Uint8Array(keys[name] ?? []).buffer;
    expect(told({ endpoint: 'https://push.example/1', getKey })).toEqual({ endpoint: 'https://push.example/1', p256dh: '-_8A', auth: 'AQ' });
  });
});
