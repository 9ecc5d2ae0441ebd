// An answered position as a picture: who found the best answer, and nothing that tells it.

import { INK, LEFT, newSheet, RIGHT } from '../look/sheet';

const GOOD = '#0e6a6c';
const [MIDDLE, RADIUS, NAMES] = [350, 46, 450];

interface Solver {
  name: string;
  right: boolean;
}

/** The picture as the address of a PNG that holds all of it. */
export function puzzlePicture(title: string, line: string, solvers: Solver[]): string {
  const { canvas, pen } = newSheet(title, line);
  const each = (RIGHT - LEFT) / solvers.length;
  pen.textAlign = 'center';
  solvers.forEach(({ name, right }, k) => {
    const x = LEFT + (k + 0.5) * each;
    pen.beginPath();
    pen.arc(x, MIDDLE, RADIUS, 0, 2 * Math.PI);
    pen.lineWidth = k ? 4 : 8;
    pen.strokeStyle = INK;
    pen.fillStyle = GOOD;
    if (right) pen.fill();
    pen.stroke();
    pen.fillStyle = INK;
    pen.font = `${k ? 500 : 750} 22px Besley, serif`;
    pen.fillText(name, x, NAMES, each - 12);
  });
  return canvas.toDataURL('image/png');
}
