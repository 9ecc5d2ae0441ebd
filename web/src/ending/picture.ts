// The end of a game as a picture to share: drawn here, in the inks of daylight, and sent nowhere.

import type { GameStory } from '../protocol';
import { INK, LEFT, newSheet, RIGHT } from '../look/sheet';

const SEATS = ['#0e6a6c', '#a42c58', '#7a5812', '#474aa4', '#98401a', '#4d6219', '#5f4034', '#46586a'];
const [TOP, FOOT] = [190, 540];

interface Captions {
  title: string;
  line: string;
  /** A line for each seat of the story. */
  seats: string[];
}

/** The picture as the address of a PNG that holds all of it. */
export function endPicture(story: GameStory, captions: Captions): string {
  const { canvas, pen } = newSheet(captions.title, captions.line);
  const most = Math.max(...story.seats.flatMap(({ worth }) => worth), 1);
  const rounds = Math.max(...story.seats.map(({ worth }) => worth.length - 1), 1);
  const each = (RIGHT - LEFT) / Math.max(story.seats.length, 1);
  story.seats.forEach((seat, k) => {
    pen.strokeStyle = pen.fillStyle = SEATS[Number(seat.seat.slice(1)) - 1] ?? INK;
    pen.lineWidth = k ? 4 : 7;
    pen.lineJoin = 'round';
    pen.beginPath();
    seat.worth.forEach((sum, round) => {
      pen.lineTo(LEFT + ((RIGHT - LEFT) * round) / rounds, FOOT - ((FOOT - TOP) * sum) / most);
    });
    pen.stroke();
    pen.font = "650 22px Besley, serif";
    pen.fillText(captions.seats[k] ?? '', LEFT + k * each, 588, each - 14);
  });
  return canvas.toDataURL('image/png');
}
