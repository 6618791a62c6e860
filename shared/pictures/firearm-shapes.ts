import { ammunitionShapes } from "./firearm-shapes-ammunition";
import { handgunShapes } from "./firearm-shapes-handguns";
import { longGunShapes } from "./firearm-shapes-long-guns";
import { useShapes } from "./firearm-shapes-uses";
import type { Shape } from "./shape";

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
