import type { AttributeShape } from "@shared/contracts/attributes";
import { nameOf } from "@/staff-kit/attribute-words";

type Value = AttributeShape["values"][number];

/** Values that have no color yet with the one that they are called by, where browsers know it: "Forest green" is one. */
export const withColors = (values: readonly Value[]): Value[] =>
  values.map((value) => {
    const color = value.color ?? colorNamed(nameOf(value)) ?? colorNamed(value.id);
    return color === undefined ? value : { ...value, color };
  });

/** The color of a name in CSS, such as `#228b22`; undefined where there is none. */
function colorNamed(name: string): string | undefined {
  const word = name.toLowerCase().replace(/[^a-z]/g, "");
  const context = document.createElement("canvas").getContext("2d");
  if (!context || word === "") return undefined;
  // What it does not know it leaves as it was: of two colors, one stays, and then the other.
  const [one, other] = ["#010203", "#040506"].map((before) => {
    context.fillStyle = before;
    context.fillStyle = word;
    return context.fillStyle;
  });
  return one === other && /^#[0-9a-f]{6}$/.test(one!) ? one : undefined;
}
