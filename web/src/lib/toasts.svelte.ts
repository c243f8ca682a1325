// Short messages at the edge of the screen: refusals, errors, small successes. Each also has a voice (a live region).
export interface Toast {
  id: number;
  kind: 'error' | 'note';
  text: string;
}

let next = 1;
let shown = $state<Toast[]>([]);

export function toasts(): Toast[] {
  return shown;
}

/** Shows a message; an error stays longer. The same text twice is shown once. */
export function toast(text: string, kind: Toast['kind'] = 'note'): void {
  const id = next++;
  shown = [...shown.filter((one) => one.text !== text), { id, kind, text }].slice(-4);
  setTimeout(() => dismiss(id), kind === 'error' ? 9000 : 5000);
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}
