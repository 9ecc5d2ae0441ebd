// Other names that a screen may show: they change no id, no rule and no record.

import type { EditionInfo, SpaceInfo } from '../protocol';

type Names = EditionInfo['title'];
type Place = Pick<SpaceInfo, 'name' | 'short'>;

/** An edition under the names of one of its sets; as printed when it has no set of that id. */
export function renamed(info: EditionInfo, id: string): EditionInfo {
  const set = info.name_sets.find((one) => one.id === id);
  if (!set) return info;
  const { names } = set;
  const called = <T extends { name: Names }>(thing: T, by: string): T => ({ ...thing, name: names[by] ?? thing.name });
  const shortened = <T extends Place>(place: T, by: string): T => ({
    ...called(place, by),
    short: set.short[by] ?? names[by] ?? place.short,
  });
  return {
    ...info,
    in_french: { ...info.in_french, ...set.in_french },
    spaces: info.spaces.map((space) => shortened(space, space.deck || space.id)),
    deeds: info.deeds.map((deed) => shortened(deed, deed.id)),
    groups: info.groups.map((group) => called(group, group.id)),
    decks: info.decks.map((deck) => called(deck, deck.id)),
    cards: info.cards.map((card) => ({ ...card, text: names[card.id] ?? card.text })),
  };
}
