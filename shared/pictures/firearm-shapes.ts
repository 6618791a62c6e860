import { ammunitionShapes } from "./firearm-shapes-ammunition";
import { longGunShapes } from "./firearm-shapes-long-guns";
import { useShapes } from "./firearm-shapes-uses";
import { box, fill, line, paper, shade, strokes, type Shape } from "./shape";

/** A pistol: `slide` and `grip` are the lengths that make its size. */
function pistol(slide: number, grip: number): Shape[] {
  const x = 166 - slide / 2;
  const end = x + slide;
  // The grip's front, where it leaves the frame; it leans back by a fifth of its length.
  const front = x + slide * 0.4;
  const lean = grip * 0.24;
  const foot = 52 + grip;
  return [
    line(
      `M${front - 3} 56Q${front - 4} 76 ${front + 16} 77H${front + 24}Q${front + 36} 76 ${front + 36} 54`,
    ),
    line(`M${front + 17} 54q-5 8 0 16`),
    fill(
      `M${x} 45H${end - 2}V51Q${end - 2} 54 ${end - 5} 54H${front + 2}Q${front - 1} 56 ${front - 2} 60L${front - lean} ${foot}H${x + 6 - lean}Q${x + 2 - lean} ${foot} ${x + 3 - lean} ${foot - 5}L${x + 8} 60Q${x + 10} 54 ${x - 4} 51Q${x - 9} 47 ${x} 45Z`,
    ),
    line(strokes(4, x + 15 - lean * 0.25, 66, 7, -lean * 0.34, grip * 0.3)),
    shade(
      `M${x + 3 - lean} ${foot}H${front - lean + 3}L${front - lean + 2} ${foot + 6}H${x + 3 - lean}Z`,
    ),
    shade(`M${x} 27Q${x} 25 ${x + 2} 25H${end - 7}L${end} 30V45H${x}Z`),
    line(strokes(5, x + 8, 30, 5, -1, 11)),
    paper(box(x + slide * 0.44, 28, slide * 0.2, 7, 1)),
    line(`M${end} 37H${end - slide * 0.3}`),
    shade(`M${x + 6} 25l2 -5h8v5z`),
    shade(`M${end - 15} 25l1 -4h5v4z`),
  ];
}

/** A revolver with a barrel of that length. */
function revolver(barrel: number): Shape[] {
  const x = 150 - barrel / 2;
  const muzzle = x + 52 + barrel;
  return [
    shade(`M${x + 46} 54h${barrel * 0.8}q5 0 5 4t-5 4h${-barrel * 0.8}z`),
    shade(`M${x + 46} 32H${muzzle}V49Q${muzzle} 52 ${muzzle - 3} 52H${x + 46}Z`),
    line(`M${x + 56} 42H${muzzle}`),
    shade(`M${muzzle - 20} 32l10 -7h6v7z`),
    line(`M${x + 6} 70Q${x + 8} 92 ${x + 26} 92Q${x + 44} 90 ${x + 42} 64`),
    line(`M${x + 25} 66q-6 9 1 18`),
    fill(
      `M${x - 8} 36Q${x - 18} 44 ${x - 15} 56Q${x - 18} 74 ${x - 36} 96Q${x - 40} 104 ${x - 32} 107L${x - 14} 111Q${x - 8} 111 ${x - 6} 104Q${x - 2} 84 ${x + 8} 70L${x + 8} 50Z`,
    ),
    shade(`M${x - 8} 30H${x + 52}V66Q${x + 52} 69 ${x + 48} 69H${x + 6}Q${x - 4} 62 ${x - 10} 46Z`),
    fill(box(x + 2, 35, 42, 29, 5)),
    line(`M${x + 12} 42h22q5 0 5 3t-5 3h-22M${x + 12} 53h22q5 0 5 3t-5 3h-22`),
    shade(`M${x - 8} 36Q${x - 12} 26 ${x - 24} 22L${x - 20} 30Q${x - 14} 32 ${x - 13} 42Z`),
    line(strokes(3, x - 16, 74, 5, -7, 16)),
  ];
}

/** Handguns by size; in the same scale among themselves. */
const handgunShapes = {
  "pistol-sub_compact": pistol(104, 36),
  "pistol-compact": pistol(128, 47),
  "pistol-full_size": pistol(154, 58),
  "revolver-snub_nose": revolver(34),
  "revolver-standard": revolver(88),
};

/** All line drawings of the firearm finder, in a space of 320 by 120, muzzles to the right. */
export const firearmShapes = {
  ...handgunShapes,
  ...longGunShapes,
  ...ammunitionShapes,
  ...useShapes,
} satisfies Record<string, readonly Shape[]>;

export type FirearmPictureKind = keyof typeof firearmShapes;

/** Whether there is a drawing of that name. */
export function isFirearmPictureKind(text: string): text is FirearmPictureKind {
  return Object.hasOwn(firearmShapes, text);
}
