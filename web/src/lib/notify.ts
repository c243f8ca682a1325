// "Your turn" by the browser's notifications, while the page is hidden.
import { t } from './say.svelte';
import { settings } from './settings.svelte';

export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** Asks the reader for permission; call it only on a click. Tells whether it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer = Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  return answer === 'granted';
}

export function notifyTurn(room: string, label: string): void {
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(t('web-notify-turn'), { body: label, tag: room, icon: '/icon.svg' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker; the page's title tells it there.
  }
}
