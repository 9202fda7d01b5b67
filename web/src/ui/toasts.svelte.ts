/** Short messages at the edge of the page. */
export interface Message {
  id: number;
  text: string;
  kind: 'note' | 'loss' | 'error';
}

let next = 1;
export const toasts: Message[] = $state([]);

/** Shows a message; errors stay until dismissed, the others for six seconds. Returns a function that takes it away. */
export function toast(text: string, kind: Message['kind'] = 'note'): () => void {
  const same = toasts.find((message) => message.text === text);
  const id = same?.id ?? next++;
  const gone = () => {
    const at = toasts.findIndex((message) => message.id === id);
    if (at >= 0) toasts.splice(at, 1);
  };
  if (same) return gone;
  toasts.push({ id, text, kind });
  if (kind !== 'error') setTimeout(gone, 6000);
  return gone;
}
