// The positions with one best answer: their list, and the way from one to the next.

import { read } from '../net/unread';
import type { PuzzleBrief, PuzzleList } from '../protocol';
import { answered } from './answered.svelte';
import { dayOf } from './day';

export const LEVELS: readonly PuzzleBrief['level'][] = ['easy', 'middling', 'hard'];

class Puzzles {
  all = $state.raw<PuzzleBrief[]>([]);
  today = $state(dayOf(new Date()));

  themes = $derived([...new Set(this.all.map(({ theme }) => theme))]);

  /** Fetch the list; returns the position of a day. Throws Unread. */
  async fetch(day = dayOf(new Date())): Promise<string> {
    this.today = dayOf(new Date());
    const list = await read<PuzzleList>(`/api/puzzles?day=${day}`);
    this.all = list.puzzles;
    return list.of_day;
  }

  of = (theme: string, level: PuzzleBrief['level']): PuzzleBrief[] => this.all.filter((one) => one.theme === theme && one.level === level);

  /** The first of these that was not answered yet. */
  next = (some: PuzzleBrief[]): PuzzleBrief | undefined => some.find(({ id }) => !answered.all[id]);

  /** The next one of the same theme: of the same difficulty, else of another. */
  after(id: string): PuzzleBrief | undefined {
    const now = this.all.find((one) => one.id === id);
    if (!now) return undefined;
    return this.next(this.of(now.theme, now.level)) ?? this.next(this.all.filter(({ theme }) => theme === now.theme));
  }
}

export const puzzles = new Puzzles();
