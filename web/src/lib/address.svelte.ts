import { isLoopback } from './hosts';
import { http } from './http';
import type { Me } from './types';

/** Where others reach this server. An address of this machine leads nobody else here; perhaps there is one in the local
    network. */
class Address {
  readonly hereOnly = isLoopback(location.hostname);
  near = $state<string | null>(null);
  #sought = false;

  /** Of what links to hand on are made. */
  get origin(): string {
    return this.near ?? location.origin;
  }

  /** Asks the server, once. */
  seek(): void {
    if (!this.hereOnly || this.#sought) return;
    this.#sought = true;
    http.get<Me>('/api/me').then(
      (me) => (this.near = me.near ?? null),
      () => (this.#sought = false),
    );
  }
}

export const address = new Address();
