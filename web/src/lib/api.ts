// The table's REST calls. Whatever goes wrong is an ApiError whose message is in words.
import type {
  AnyCatalogue, Briefing, Geometry, Invitation, LeftOutPack, Lobby, NewRoom, NewRoomReply, Notify, NotifyInfo, Person, Phrase, RandomScenario, RandomWanted,
  ReplayInfo, ReplayStep, Report, RoomEntry, RoomInfo, RuleReply, Sit,
} from './protocol';
import { known, say, t } from './say.svelte';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number, // 0: the table was not reached
    readonly say: Phrase,
  ) {
    super(say_or_code(say, code));
  }
}

function say_or_code(phrase: Phrase, code: string): string {
  return known(phrase.k) ? say(phrase) : t('web-error-other', { code });
}

export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await reach(method, path, body);
  if (!response.ok) throw await errorOf(response);
  return (await read(response)) as T;
}

async function reach(method: string, path: string, body: unknown): Promise<Response> {
  const changing = method !== 'GET';
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (changing) Object.assign(headers, { 'Content-Type': 'application/json', 'X-Sandtable': '1' });
  try {
    return await fetch(path, { method, headers, credentials: 'same-origin', body: changing ? JSON.stringify(body ?? {}) : undefined });
  } catch {
    throw new ApiError('offline', 0, { k: 'web-error-offline' });
  }
}

async function read(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError('unreadable', response.status, { k: 'web-error-unreadable' });
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const fallback: Phrase = { k: response.status === 404 ? 'web-error-missing' : 'web-error-server', a: { status: response.status } };
  try {
    const body = (await response.json()) as { error?: string; say?: Phrase };
    return new ApiError(body.error ?? 'server', response.status, body.say ?? fallback);
  } catch {
    return new ApiError('server', response.status, fallback);
  }
}

async function jsonOf(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    throw new ApiError('unreadable', 0, { k: 'web-error-file', a: { name: file.name } });
  }
}

export const part = encodeURIComponent;

export const api = {
  lobby: () => call<Lobby>('GET', '/api/lobby'),
  leftOut: () => call<LeftOutPack[]>('GET', '/api/packs'),
  catalogue: (title: string) => call<AnyCatalogue>('GET', `/api/catalogue/${part(title)}`),
  scenarioMap: (title: string, name: string) => `/api/scenarios/${part(title)}/${part(name)}/map.svg#unnamed`, // its name is English
  scenarioGeometry: (title: string, name: string) => call<Geometry>('GET', `/api/scenarios/${part(title)}/${part(name)}/geometry`),
  scenarioBriefing: (title: string, name: string) => call<Briefing>('GET', `/api/scenarios/${part(title)}/${part(name)}/briefing`),
  randomScenario: (title: string, wanted: RandomWanted) => call<RandomScenario>('POST', `/api/scenarios/${part(title)}/random`, wanted),
  rule: (title: string, rule: string) =>
    call<RuleReply>('GET', `/api/rules/${part(title)}/${part(rule)}`),
  newRoom: (room: NewRoom) => call<NewRoomReply>('POST', '/api/rooms', room),
  mine: () => call<RoomEntry[]>('GET', '/api/rooms/mine'),
  open: () => call<RoomEntry[]>('GET', '/api/rooms/open'),
  watch: () => call<RoomEntry[]>('GET', '/api/rooms/watch'),
  room: (id: string) => call<RoomInfo>('GET', `/api/rooms/${part(id)}`),
  roomMap: (id: string) => `/api/rooms/${part(id)}/map.svg`,
  roomGeometry: (id: string) => call<Geometry>('GET', `/api/rooms/${part(id)}/geometry`),
  roomBriefing: (id: string) => call<Briefing>('GET', `/api/rooms/${part(id)}/briefing`),
  invited: (id: string, invite: string) => call<Invitation>('POST', `/api/rooms/${part(id)}/invited`, { invite }),
  sit: (id: string, seat: Sit) => call<RoomInfo>('POST', `/api/rooms/${part(id)}/sit`, seat),
  tidy: (id: string) => call<unknown>('POST', `/api/rooms/${part(id)}/tidy`),
  exportPath: (id: string) => `/api/rooms/${part(id)}/export`,
  alongPath: (id: string) => `/api/rooms/${part(id)}/export?along=true`,
  importRoom: async (file: File) => call<NewRoomReply>('POST', '/api/rooms/import', await jsonOf(file)),
  replay: (id: string) => call<ReplayInfo>('GET', `/api/rooms/${part(id)}/replay`),
  replayStep: (id: string, revision: number, eyes: number, since?: number) =>
    call<ReplayStep>('GET', `/api/rooms/${part(id)}/replay/${revision}?eyes=${eyes}${since === undefined ? '' : `&since=${since}`}`),
  report: (id: string) => call<Report>('GET', `/api/rooms/${part(id)}/report`),
  account: () => call<Person>('GET', '/api/account'),
  register: (name: string, password: string) => call<Person>('POST', '/api/account/register', { name, password }),
  login: (name: string, password: string) => call<Person>('POST', '/api/account/login', { name, password }),
  changePassword: (old: string, wanted: string) => call<Person>('POST', '/api/account/password', { old, new: wanted }),
  endOthers: () => call<Person>('POST', '/api/account/leave'),
  logout: () => call<Person>('POST', '/api/account/logout'),
  rename: (name: string) => call<Person>('POST', '/api/account/name', { name }),
  notify: () => call<NotifyInfo>('GET', '/api/account/notify'),
  setNotify: (wanted: Notify) =>
    call<NotifyInfo>('POST', '/api/account/notify/set', wanted),
  confirmNotify: (code: string) => call<NotifyInfo>('POST', '/api/account/notify/confirm', { code }),
};
