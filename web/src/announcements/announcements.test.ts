import { expect, it } from 'vitest';
import { event } from '../testing/book';
import { announcementOf } from './announcements';

it('announces nothing of most events', () => {
  expect(announcementOf(event('salary', { amount: 200 }), [])).toBeNull();
});

it('tells to whom a bankrupt leaves all he has, and by which rule', () => {
  const ruin = event('went-bankrupt', { to: 'p2', amount: 10 }, 'p1', 'bankrupt-player');
  expect(announcementOf(ruin, [])).toEqual({ kind: 'bankrupt', seat: 'p1', rule: 'bankrupt-player', to: 'p2' });
});

it('gathers whom a storm strikes, up to the next other event', () => {
  const struck = (deed: string) => event('storm-hit', { deed } as never);
  const rest = [struck('north'), struck('south'), event('salary', { amount: 200 }), struck('station')];
  const chosen = event('storm-chosen', { owner: 'p1' } as never);
  expect(announcementOf(chosen, rest)).toMatchObject({ own: true, struck: rest.slice(0, 2) });
  const another = event('storm-chosen', { owner: 'p2' } as never);
  expect(announcementOf(another, rest)).toMatchObject({ own: false });
});

it('tells of a squeeze what is asked and who pays it', () => {
  const thrown = { ...event('threw-squeeze', {} as never), dice: [6, 6] };
  const asked = event('squeezed', {} as never);
  const paid = ['p2', 'p3'].map((seat) => event('paid', { to: 'p1', amount: 200, deed: '' }, seat));
  expect(announcementOf(thrown, [asked, ...paid, event('turn-began', {})])).toMatchObject({
    kind: 'squeeze',
    dice: [6, 6],
    asked,
    paid,
  });
});
