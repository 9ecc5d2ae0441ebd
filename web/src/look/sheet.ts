// A picture to share: a sheet of paper in the inks of daylight, drawn here and sent nowhere.

export const [WIDTH, HEIGHT] = [1200, 630];
export const [LEFT, RIGHT] = [60, 1140];
export const INK = '#1d2a30';
const PAPER = '#f9f3e5';

/** A sheet with a frame, a title and a line below it, and the pen to draw on it. */
export function newSheet(title: string, line: string): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = INK;
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
  pen.fillStyle = INK;
  pen.font = "800 64px Besley, serif";
  pen.fillText(title, LEFT, 110, RIGHT - LEFT);
  pen.font = "500 24px Archivo, sans-serif";
  pen.fillText(line, LEFT, 152, RIGHT - LEFT);
  return { canvas, pen };
}
