import { expect, it } from 'vitest';
import { allLie, delayOf, LIES, thrownDice, type Sort } from '../animation/throw';
import { poseAt, type Spot } from './flight';
import { restOf, sideOf } from './places';
import { dot, lying, SOLIDS, turned, upper, type Posture, type Vector } from './solids';

const FRAME = 1000 / 60;
const sorts = Object.keys(SOLIDS) as Sort[];
const everyFace = sorts.flatMap((sort) => SOLIDS[sort].faces.map(({ value }) => ({ sort, value })));
const frames = Array.from({ length: Math.ceil(LIES / FRAME) + 1 }, (_, k) => k * FRAME);
const distance = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
/** By how many radians one differs from the other. */
const between = (a: Posture, b: Posture): number => Math.acos(Math.min(1, (a.reduce((sum, row, k) => sum + dot(row, b[k]!), 0) - 1) / 2));

it('has opposite faces that make seven on a cube and nine on an octahedron', () => {
  for (const [sort, sum] of [['white', 7], ['eight', 9]] as const) {
    const { faces } = SOLIDS[sort];
    expect(new Set(faces.map(({ value }) => value)).size).toBe(sum - 1);
    for (const face of faces) {
      const opposite = faces.find((other) => dot(other.normal, face.normal) < -0.999)!;
      expect(face.value + opposite.value).toBe(sum);
    }
  }
  expect(SOLIDS.red.faces.map(({ value }) => value).toSorted()).toEqual([1, 2, 3, 4, 5, 5]);
});

it('prints on the outside of a face, not its mirror image', () => {
  for (const sort of sorts) {
    for (const { normal, across, down, middle, corners } of SOLIDS[sort].faces) {
      const [[a, b, c], [d, e, f]] = [across, down];
      expect(dot([b * f - c * e, c * d - a * f, a * e - b * d], normal)).toBeCloseTo(-1);
      expect(dot(middle, normal)).toBeCloseTo(SOLIDS[sort].height);
      for (const corner of corners) expect(dot(corner, normal)).toBeCloseTo(SOLIDS[sort].height);
    }
  }
});

it('lies with the value on top that it is asked for', () => {
  for (const { sort, value } of everyFace) {
    const turn = lying(SOLIDS[sort], value, 0.4);
    expect(upper(SOLIDS[sort], turn)).toBe(value);
    const face = SOLIDS[sort].faces.find((one) => one.value === value)!;
    expect(turned(turn, face.normal)[1]).toBeCloseTo(1);
  }
});

it('ends a flight exactly where and as it was to lie, from every side and with every face', () => {
  for (const { sort, value } of everyFace) {
    const {
      dice: [rest],
    } = restOf([{ sort, face: value }], false);
    const flight = { from: sideOf(false, value), to: rest!.place, lies: rest!.lies };
    const last = poseAt(flight, LIES);
    expect(distance(last.place, flight.to)).toBeLessThan(1e-9);
    expect(between(last.turn, flight.lies)).toBeCloseTo(0, 4);
    expect(upper(SOLIDS[sort], last.turn)).toBe(value);
    expect(poseAt(flight, Infinity)).toEqual(last);
  }
});

it('flies without a jump, never below the table, and turns all the way', () => {
  const flight = { from: sideOf(true, 0), to: [0.1, 0, 0] as Vector, lies: lying(SOLIDS.white, 6, 0) };
  const poses = frames.map((ms) => poseAt(flight, ms));
  expect(distance(poses[0]!.place, flight.from)).toBeLessThan(1e-9);
  poses.slice(1).forEach((pose, k) => {
    expect(pose.place[1]).toBeGreaterThanOrEqual(0);
    expect(distance(pose.place, poses[k]!.place)).toBeLessThan(0.12);
    const turned = between(pose.turn, poses[k]!.turn);
    expect(turned).toBeLessThan(Math.PI / 5);
    if (frames[k]! < LIES - 3 * FRAME) expect(turned).toBeGreaterThan(0.01);
  });
});

it('lays no die upon another, and all of them on the stage', () => {
  for (const inRing of [true, false]) {
    for (const dice of [thrownDice([1, 2]), thrownDice([3, 3]), thrownDice([1, 2, 4]), thrownDice([1, 2, 3], true)]) {
      const { edge, dice: lie } = restOf(dice, inRing);
      lie.forEach(({ place }, k) => {
        expect(Math.abs(place[0]) + 0.7 * edge).toBeLessThan(0.52);
        expect(Math.abs(place[2]) + 0.75 * edge).toBeLessThan(0.54);
        for (const other of lie.slice(k + 1)) expect(distance(place, other.place)).toBeGreaterThan(1.4 * edge);
      });
    }
  }
});

it('has the second die come later, the red one last, and all lie within a second', () => {
  const dice = thrownDice([1, 2, 5]);
  expect(dice.map((_, k) => delayOf(dice, k))).toEqual([0, 60, 180]);
  expect(allLie(dice)).toBe(LIES + 180);
  expect(allLie([{ sort: 'eight', face: 7 }])).toBe(780);
  expect(thrownDice([1, 2, 3], true).map(({ sort }) => sort)).toEqual(['white', 'white', 'white']);
});
