import { cushion, line, outline, type Dress, type Space } from "./bed-space";

/** Sheet, pillows, cover and throw on a mattress whose top is so many pixels above the floor. */
export function bedding(space: Space, top: number, dress: Dress, variant: number): string {
  const soft = top + 4;
  const sheet = outline(space, [
    [0, 0, top],
    [1, 0, top],
    [1, 1, top],
    [0, 1, top],
  ]);
  const pillows =
    space.width < 90
      ? [[0.14, 0.86]]
      : [
          [0.05, 0.48],
          [0.52, 0.95],
        ];
  const hasCushion = Math.floor(variant / 5) % 2 === 0;
  const foot = Math.floor(variant / 7) % 3;
  return (
    `<path d="${sheet}" fill="#fffdf9"/>` +
    pillows.map(([from, to]) => pillow(space, from!, to!, top)).join("") +
    (hasCushion ? cushionOnTop(space, top, dress) : "") +
    `<path d="${outline(space, [
      [0, 0.02, soft],
      [1, 0.02, soft],
      [1, 0.64, soft],
      [0, 0.64, soft],
    ])}" fill="${dress.cover}"/>` +
    `<path d="${outline(space, [
      [1, 0.02, soft],
      [1, 0.64, soft],
      [1, 0.64, soft - 15],
      [1, 0.02, soft - 15],
    ])}" fill="${dress.cover}"/>` +
    `<path d="${outline(space, [
      [1, 0.02, soft],
      [1, 0.64, soft],
      [1, 0.64, soft - 15],
      [1, 0.02, soft - 15],
    ])}" fill="#2a1f1d" fill-opacity=".1" stroke="none"/>` +
    `<path d="${outline(space, [
      [0, 0.02, soft],
      [1, 0.02, soft],
      [1, 0.02, soft - 15],
      [0, 0.02, soft - 15],
    ])}" fill="${dress.cover}"/>` +
    `<path d="${outline(space, [
      [0, 0.54, soft + 1],
      [1, 0.54, soft + 1],
      [1, 0.68, soft + 1],
      [0, 0.68, soft + 1],
    ])}" fill="${dress.fold}"/>` +
    quilting(space, soft, variant) +
    (foot === 0 ? throwOver(space, soft, dress.throw) : "")
  );
}

function pillow(space: Space, from: number, to: number, top: number): string {
  return `<path d="${cushion(space, [
    [from - 0.02, 0.66, top + 2],
    [to + 0.02, 0.66, top + 2],
    [to + 0.03, 0.86, top + 4],
    [to, 1.04, top + 14],
    [from, 1.04, top + 14],
    [from - 0.03, 0.84, top + 4],
  ])}" fill="#fffdf9"/>`;
}

function cushionOnTop(space: Space, top: number, { throw: fill }: Dress): string {
  return `<path d="${cushion(space, [
    [0.34, 0.62, top + 2],
    [0.66, 0.62, top + 2],
    [0.68, 0.78, top + 9],
    [0.66, 0.88, top + 17],
    [0.34, 0.88, top + 17],
    [0.32, 0.78, top + 9],
  ])}" fill="${fill}"/>`;
}

function quilting(space: Space, top: number, variant: number): string {
  const along = [0.2, 0.37];
  const across = [0.25, 0.5, 0.75];
  const lengthwise = across.map((at) =>
    line(space, [
      [at, 0.04, top],
      [at, 0.53, top],
    ]),
  );
  const crosswise = along.map((at) =>
    line(space, [
      [0.02, at, top],
      [0.98, at, top],
    ]),
  );
  const chosen = [lengthwise, crosswise, [...lengthwise, ...crosswise], []][
    Math.floor(variant / 3) % 4
  ]!;
  if (chosen.length === 0) return "";
  return `<path d="${chosen.join("")}" fill="none" stroke-opacity=".28" stroke-width="1.1" stroke-dasharray="3 3"/>`;
}

function throwOver(space: Space, top: number, fill: string): string {
  return (
    `<path d="${outline(space, [
      [0, 0.1, top + 1],
      [1, 0.1, top + 1],
      [1, 0.3, top + 1],
      [0, 0.3, top + 1],
    ])}" fill="${fill}"/>` +
    `<path d="${outline(space, [
      [1, 0.1, top + 1],
      [1, 0.3, top + 1],
      [1, 0.3, top - 19],
      [1, 0.1, top - 19],
    ])}" fill="${fill}"/>`
  );
}
