import { area, box, disc, stroke } from "./still-life";

/** A housing: its face, its shade and its light. */
export type Tones = readonly [face: string, shade: string, light: string];

export const STEEL: Tones = ["#c3c8cc", "#9da4aa", "#e2e6e8"];
export const DARK = "#2d2f34";
const COFFEE = "#5a3a26";
export const GLASS = "#cfdfe6b0";

const cup = (x: number, y: number, size = 1): string =>
  stroke(`M${x + 22 * size} ${y + 5}q9 1 5 9q-3 4 -8 3`, "#d9d3c7", 3) +
  area(
    `M${x} ${y}H${x + 24 * size}C${x + 24 * size} ${y + 16} ${x + 19 * size} ${y + 20} ${x + 12 * size} ${y + 20}S${x} ${y + 16} ${x} ${y}Z`,
    "#fbf9f4",
  ) +
  box(x, y, 24 * size, 4, COFFEE, 2);

/** A portafilter machine: group, handle, steam wand and gauge; a large one has two of all. */
export function portafilter([face, shade, light]: Tones, isLarge: boolean): string {
  const [left, width] = isLarge ? [62, 196] : [92, 136];
  const groups = isLarge ? [left + 62, left + 134] : [left + 62];
  return (
    box(left + 6, 180, 18, 8, DARK, 3) +
    box(left + width - 24, 180, 18, 8, DARK, 3) +
    box(left, 62, width, 120, shade, 10) +
    box(left + 8, 108, width - 16, 58, DARK, 4) +
    box(left, 62, width, 50, face, 10) +
    box(left + 10, 68, width - 20, 5, light, 2.5) +
    box(left - 4, 164, width + 8, 18, face, 6) +
    box(left + 10, 162, width - 20, 5, STEEL[1], 2) +
    // Cups are kept warm on top.
    stroke(`M${left + 12} 58V50H${left + width - 12}V58`, STEEL[1], 3) +
    box(left + 26, 46, 20, 14, "#fbf9f4", 4) +
    box(left + 52, 46, 20, 14, "#fbf9f4", 4) +
    groups
      .map(
        (x) =>
          box(x - 18, 108, 36, 10, STEEL[2], 3) +
          box(x - 15, 117, 30, 8, STEEL[1], 3) +
          box(x - 46, 118, 34, 7, "#6b4327", 3.5) +
          stroke(`M${x} 126V132`, STEEL[1], 5) +
          cup(x - 12, 143),
      )
      .join("") +
    stroke(`M${left + width - 14} 106V126L${left + width - 8} 152`, STEEL[2], 5) +
    disc(left + width - 30, 90, 12, STEEL[2]) +
    disc(left + width - 30, 90, 9, "#fbf9f4") +
    stroke(`M${left + width - 30} 90L${left + width - 25} 85`, "#c0392b", 2) +
    [0, 1, 2].map((n) => disc(left + 20 + n * 16, 90, 5, n === 0 ? "#e8b04a" : light)).join("")
  );
}

/** A bean to cup machine: hopper, display and spout; a tall one has a jug of milk beside it. */
export function automatic([face, shade, light]: Tones, isTall: boolean): string {
  const top = isTall ? 46 : 62;
  return (
    (isTall
      ? area("M232 128H262L258 186H236Z", GLASS) +
        area("M234 150H260L258 186H236Z", "#fdfcf8") +
        stroke("M204 112C224 100 246 104 247 128", DARK, 4)
      : "") +
    area(`M116 ${top - 18}H200L208 ${top}H108Z`, GLASS) +
    area(`M112 ${top - 8}H204L208 ${top}H108Z`, COFFEE) +
    box(112, top - 24, 92, 7, DARK, 3) +
    box(98, top, 120, 188 - top, face, 10) +
    box(98, top, 14, 188 - top, shade, 8) +
    box(112, 112, 92, 62, DARK, 6) +
    box(116, top + 12, 84, 30, "#24323d", 5) +
    disc(132, top + 27, 7, "#e8b04a") +
    stroke(`M148 ${top + 22}H186M148 ${top + 32}H174`, "#8fb4c9", 3) +
    box(104, top + 4, 108, 4, light, 2) +
    box(142, 106, 32, 22, shade, 4) +
    stroke("M152 128V133M164 128V133", STEEL[1], 4) +
    cup(146, 148) +
    box(108, 170, 100, 10, STEEL[1], 3) +
    box(98, 178, 120, 10, shade, 5)
  );
}

/** A capsule machine: round, with a lever and a tank behind. */
export function capsuleMachine([face, shade, light]: Tones, isWide: boolean): string {
  const right = isWide ? 226 : 210;
  return (
    box(right - 22, 78, 34, 106, "#bcd3dd", 8) +
    box(right - 22, 108, 34, 76, "#9dbecb", 8) +
    area(
      `M110 84C110 62 128 54 150 54H${right - 24}C${right - 6} 54 ${right} 66 ${right} 82V188H166V120H118C112 120 110 114 110 108Z`,
      face,
    ) +
    area(`M${right - 26} 54C${right - 6} 54 ${right} 66 ${right} 82V188H${right - 26}Z`, shade) +
    stroke(`M128 70C134 64 142 62 152 62H${right - 40}`, light, 5) +
    // The lever, open on one of them.
    stroke(isWide ? "M150 58C138 46 122 44 108 50" : "M152 52H196", DARK, 8) +
    box(118, 116, 34, 12, DARK, 4) +
    stroke("M135 128V134", STEEL[1], 5) +
    disc(right - 13, 100, 5, "#e8b04a") +
    cup(123, 150) +
    box(104, 172, 70, 8, STEEL[1], 3) +
    box(100, 178, right - 94, 10, DARK, 5) +
    (isWide ? box(184, 130, 14, 40, light, 7) : "")
  );
}

/** A filter machine with its pot. */
export function filterMachine([face, shade, light]: Tones, isThermos: boolean): string {
  return (
    box(198, 60, 40, 122, shade, 8) +
    box(206, 76, 12, 76, "#9dbecb", 6) +
    box(206, 104, 12, 48, "#7ba6b8", 6) +
    box(92, 52, 146, 34, face, 10) +
    box(102, 58, 120, 5, light, 2.5) +
    area("M106 84H182L172 112H116Z", DARK) +
    box(130, 112, 28, 6, shade, 3) +
    (isThermos
      ? area("M116 122H172L180 140V176H108V140Z", STEEL[0]) +
        area("M160 122H172L180 140V176H160Z", STEEL[1]) +
        box(122, 116, 44, 9, DARK, 4) +
        stroke("M180 136H192V164H180", DARK, 6)
      : area("M118 122H170L184 150C188 164 180 176 170 176H118C108 176 100 164 104 150Z", GLASS) +
        area("M108 144H181C189 160 180 176 170 176H118C108 176 100 160 108 144Z", COFFEE) +
        box(114, 117, 60, 8, DARK, 4) +
        stroke("M174 126C198 128 198 158 184 164", DARK, 6)) +
    box(84, 176, 158, 12, face, 6) +
    disc(222, 182, 3.5, "#e8b04a")
  );
}

/** A cone of paper over a jug of glass. */
export function pourOver([face, shade, light]: Tones): string {
  return (
    area("M112 62H208L176 112H144Z", "#fdfbf5") +
    area("M104 70H216L182 116H138Z", face) +
    area("M160 70H216L182 116H160Z", shade) +
    stroke("M116 76H170", light, 4) +
    area("M118 70H202L196 78H124Z", COFFEE) +
    box(128, 114, 64, 8, shade, 4) +
    stroke("M216 82C236 82 234 104 204 102", face, 6) +
    area("M138 122H182L204 164C208 178 200 188 188 188H132C120 188 112 178 116 164Z", GLASS) +
    area("M122 154H198C210 172 200 188 188 188H132C120 188 110 172 122 154Z", COFFEE) +
    stroke("M128 166C126 174 130 180 136 182", "#ffffff66", 4)
  );
}
