import { expect, it } from 'vitest';
import { changed, usual } from './options';
import type { Option, ScenarioCard } from './protocol';

function option(name: string, on: boolean, editions: string[] = []): Option {
  return { name, label: { k: name }, text: { k: name }, rule: '1', on, editions };
}
const plain = option('plain', false);
const standing = option('standing', true);
const old = option('old', false, ['europe']);
const all = [plain, standing, old];
const card = { options: { plain: true, edition: 'europe' } } as unknown as ScenarioCard;

it('stands as the scenario says, or the edition, or by itself', () => {
  expect(all.map((one) => usual(one, '', null))).toEqual([false, true, false]);
  expect(all.map((one) => usual(one, 'europe', null))).toEqual([false, true, true]);
  expect(all.map((one) => usual(one, '', card))).toEqual([true, true, false]);
});

it('sends only what was turned for good', () => {
  expect(changed(all, {}, '', null)).toEqual({});
  expect(changed(all, { plain: true, standing: true }, '', null)).toEqual({ plain: true });
  expect(changed(all, { plain: false, standing: false }, '', card)).toEqual({ plain: false, standing: false });
  expect(changed(all, { old: true }, 'europe', null)).toEqual({});
  expect(changed(all, { old: true }, '', null)).toEqual({ old: true });
});
