// What a reader does before an answer has come must outlast the answer.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, takenIn } from '../lib/line';
import type { Lobby, RoomInfo, ScenarioCard } from '../lib/protocol';
import { router } from '../lib/router.svelte';
import { speak } from '../lib/say.svelte';
import { settings } from '../lib/settings.svelte';
import { startFirst } from '../lib/start';
import Chat from '../panels/players/Chat.svelte';
import Settings from '../panels/dialogs/Settings.svelte';
import Account from './Account.svelte';
import Notices from './account/Notices.svelte';
import ImportButton from './lobby/ImportButton.svelte';
import StartDialog from './lobby/StartDialog.svelte';
import Invited from './room/Invited.svelte';

let line: Line;
let page: Record<string, unknown> | null = null;

function show<Props extends Record<string, unknown>>(what: Component<Props>, props: Props): void {
  page = mount(what, { target: document.body, props });
  flushSync();
}
function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim() === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
}
function button(label: string): HTMLButtonElement {
  return [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === label)!;
}
function write(into: HTMLInputElement, text: string): void {
  into.value = text;
  into.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
/** As Enter does it, whether or not the button can be pressed. */
async function submit(inside: Element): Promise<void> {
  inside.closest('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await takenIn();
}

beforeAll(() => speak('en'));
beforeEach(() => {
  line = new Line();
  vi.stubGlobal('fetch', line.fetch);
  router.go('/');
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('an invitation', () => {
  const name = (): HTMLInputElement => field('Your name');
  beforeEach(() => show(Invited, { id: 'r', invite: 'secret', onsat: () => undefined }));

  it('keeps the name that was written before the page knew who writes', async () => {
    write(name(), 'Ana');
    await line.to('/api/account').answer({ name: null, account: false });
    expect(name().value).toBe('Ana');
    await submit(name());
    expect(line.to('/api/account/name').body).toEqual({ name: 'Ana' });
  });

  it('lets a guest change his name although he has one', async () => {
    write(name(), 'Ana');
    await line.to('/api/account').answer({ name: 'Boris', account: false });
    await submit(name());
    expect(line.to('/api/account/name').body).toEqual({ name: 'Ana' });
  });

  it('changes the name of no account', async () => {
    write(name(), 'Ana');
    const form = name();
    await submit(form);
    expect(line.all('/api/account/name')).toEqual([]); // who he is decides what to do with the name
    await line.to('/api/account').answer({ name: 'Boris', account: true });
    expect(line.all('/api/account/name')).toEqual([]);
    expect(line.all('/api/rooms/r/sit')).toHaveLength(1);
  });

  it('asks nobody for a name who has one', async () => {
    await line.to('/api/account').answer({ name: 'Boris', account: false });
    expect(name()).toBeNull();
  });

  it('sits down once', async () => {
    await line.to('/api/account').answer({ name: null, account: false });
    await submit(name());
    await submit(name());
    expect(line.all('/api/rooms/r/sit')).toHaveLength(1);
  });
});

describe('an account', () => {
  beforeEach(async () => {
    show(Account, {});
    await line.to('/api/account').answer({ name: null, account: false });
  });
  const within = (heading: string): HTMLFormElement => [...document.querySelectorAll('h2')].find((one) => one.textContent === heading)!.closest('form')!;
  const input = (heading: string, type: string): HTMLInputElement => within(heading).querySelector(`input[type=${type}]`)!;

  it('leaves alone what is written while another answer is on its way', async () => {
    const shown = input('Your name', 'text');
    write(shown, 'Ana');
    await submit(shown);
    write(shown, 'Anastasia');
    write(input('Log in', 'password'), 'secret words');
    await line.to('/api/account/name').answer({ name: 'Ana', account: false });
    expect(shown.value).toBe('Anastasia');
    expect(input('Log in', 'password').value).toBe('secret words');
  });

  it('forgets a password that has served', async () => {
    write(input('Log in', 'text'), 'Ana');
    write(input('Log in', 'password'), 'secret words');
    await submit(input('Log in', 'text'));
    await line.to('/api/account/login').answer({ name: 'Ana', account: true });
    expect(line.all('/api/account/notify')).toHaveLength(2); // the notices of whoever is here now
    button('Log out').click();
    await takenIn();
    await line.to('/api/account/logout').answer({ name: null, account: false });
    expect(input('Log in', 'password').value).toBe('');
  });
});

describe('notices', () => {
  const info = { webhook: null, mail: null, unconfirmed: null, webhooks: true, mails: true };

  it('keep what is written while the rest is saved', async () => {
    show(Notices, {});
    await line.to('/api/account/notify').answer(info);
    const [mail, webhook] = [document.querySelector<HTMLInputElement>('input[type=email]')!, document.querySelector<HTMLInputElement>('input[type=url]')!];
    write(mail, 'a@example.org');
    await submit(mail);
    write(webhook, 'https://example.org/turn');
    await line.to('/api/account/notify/set').answer({ ...info, unconfirmed: 'a@example.org' });
    expect([mail.value, webhook.value]).toEqual(['a@example.org', 'https://example.org/turn']);
  });
});

describe('the chat', () => {
  const room = { seats: [] } as unknown as RoomInfo;
  const text = (): HTMLInputElement => document.querySelector('input')!;

  it('keeps the next line, begun while the last one is sent', async () => {
    let answer: (done: boolean) => void = () => undefined;
    const said: string[] = [];
    show(Chat, { lines: [], room, onsay: (words: string) => new Promise<boolean>((done) => (said.push(words), (answer = done))) });
    write(text(), 'hello ');
    await submit(text());
    write(text(), 'and good luck');
    answer(true);
    await takenIn();
    expect(said).toEqual(['hello']);
    expect(text().value).toBe('and good luck');
  });

  it('gives back a line that was refused', async () => {
    show(Chat, { lines: [], room, onsay: () => Promise.resolve(false) });
    write(text(), 'hello');
    await submit(text());
    expect(text().value).toBe('hello');
  });
});

describe('permission to notify', () => {
  let allow: (answer: NotificationPermission) => void;
  const box = (): HTMLInputElement => document.querySelector('input[type=checkbox]')!;
  function turn(): void {
    box().checked = !box().checked;
    box().dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  }
  beforeEach(() => {
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => new Promise<NotificationPermission>((done) => (allow = done)) });
    show(Settings, { onclose: () => undefined });
  });
  afterEach(() => (settings.notify = false));

  it('turns notices on', async () => {
    turn();
    expect(settings.notify).toBe(false);
    allow('granted');
    await takenIn();
    expect(settings.notify).toBe(true);
  });

  it('turns nothing on for who has changed his mind', async () => {
    turn();
    turn();
    allow('granted');
    await takenIn();
    expect([settings.notify, box().checked]).toEqual([false, false]);
  });

  it('unchecks the box if it is refused', async () => {
    turn();
    allow('denied');
    await takenIn();
    expect([settings.notify, box().checked]).toEqual([false, false]);
  });
});

describe('a new game', () => {
  const card = { title: 'cc', name: 's', number: 1, sides: [], options: {} } as unknown as ScenarioCard;
  const lobby = {
    titles: [{ name: 'cc', label: 'CC', seats: ['axis', 'allies'], opponents: ['sergeant'], editions: ['first'], options: [] }],
    scenarios: [card], lessons: [],
  } as unknown as Lobby;
  const made = { room: 'new', invites: [] };

  it('is entered when it is there', async () => {
    void startFirst(lobby);
    await line.to('/api/rooms').answer(made);
    expect(location.pathname).toBe('/room/new');
  });

  it('fetches nobody back who has gone elsewhere', async () => {
    void startFirst(lobby);
    router.go('/learn');
    await line.to('/api/rooms').answer(made);
    expect(location.pathname).toBe('/learn');
  });

  it('is not entered when its dialog was cancelled', async () => {
    const onclose = vi.fn();
    show(StartDialog, { lobby, card, onclose });
    await submit(document.querySelector('form')!);
    await submit(document.querySelector('form')!);
    expect(line.all('/api/rooms')).toHaveLength(1);
    void unmount(page!);
    page = null;
    await line.to('/api/rooms').answer(made);
    expect(location.pathname).toBe('/');
    expect(onclose).not.toHaveBeenCalled();
  });

  it('is made of a file once', async () => {
    show(ImportButton, {});
    const chooser = document.querySelector('input')!;
    Object.defineProperty(chooser, 'files', { value: [{ name: 'game.json', text: () => Promise.resolve('{}') }] });
    for (let n = 0; n < 2; n++) {
      chooser.dispatchEvent(new Event('change', { bubbles: true }));
      await takenIn();
    }
    expect(line.all('/api/rooms/import')).toHaveLength(1);
  });
});
