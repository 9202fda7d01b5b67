/** The address and the page it names. */
const patterns: [name: string, pattern: RegExp, keys: string[]][] = [
  ['home', /^\/$/, []],
  ['new', /^\/new\/([^/]+)$/, ['game']],
  ['table', /^\/t\/([^/]+)$/, ['id']],
  ['replay', /^\/t\/([^/]+)\/replay$/, ['id']],
  ['report', /^\/t\/([^/]+)\/report$/, ['id']],
  ['analysis', /^\/t\/([^/]+)\/analysis$/, ['id']],
  ['cards', /^\/cards(?:\/([^/]+))?$/, ['game']],
  ['rules', /^\/rules(?:\/([^/]+))?$/, ['game']],
  ['puzzles', /^\/puzzles(?:\/([^/]+))?$/, ['game']],
  ['mine', /^\/mine$/, []],
  ['link', /^\/link$/, []],
  ['about', /^\/about$/, []],
];

export interface Route {
  path: string;
  name: string;
  params: Record<string, string>;
  query: URLSearchParams;
  hash: string;
}

/** An invitation is a table's address with a key in the fragment: it opens the page "join". */
export function match(url: URL): Route {
  const path = url.pathname.replace(/(.)\/+$/, '$1');
  const hash = url.hash.slice(1);
  for (const [name, pattern, keys] of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params: Record<string, string> = {};
    keys.forEach((key, at) => {
      const value = found[at + 1];
      if (value !== undefined) params[key] = decode(value);
    });
    const invited = name === 'table' && hash.startsWith('key=');
    return { path, name: invited ? 'join' : name, params, query: url.searchParams, hash };
  }
  return { path, name: 'missing', params: {}, query: url.searchParams, hash };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw(match(new URL(location.href)));
const follow = () => (current = match(new URL(location.href)));
window.addEventListener('popstate', follow);
window.addEventListener('hashchange', follow);

/** Reactive: reading a part in a template follows the address. */
export const route: Route = {
  get path() {
    return current.path;
  },
  get name() {
    return current.name;
  },
  get params() {
    return current.params;
  },
  get query() {
    return current.query;
  },
  get hash() {
    return current.hash;
  },
};

export function go(path: string, replace = false): void {
  const url = new URL(path, location.href);
  if (replace) history.replaceState(null, '', url);
  else if (url.href !== location.href) history.pushState(null, '', url);
  follow();
}

/** use:link on an <a>: a plain click changes the page without loading it. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (node.target || node.hasAttribute('download') || node.origin !== location.origin) return;
    event.preventDefault();
    go(node.href);
  };
  node.addEventListener('click', click);
  return { destroy: () => node.removeEventListener('click', click) };
}
