import { box, circle, fill, line, paper, shade, strokes, type Shape } from "./shape";

// The uses of a firearm: disciplines, game and work, as symbols.

const target = [
  fill(circle(160, 60, 48)),
  paper(circle(160, 60, 34)),
  fill(circle(160, 60, 20)),
  shade(circle(160, 60, 7)),
  line("M160 4V20M160 100V116M104 60H120M200 60H216"),
];

const plate = (x: number, width: number): Shape[] => [
  line(`M${x} 62V96`),
  fill(width > 40 ? box(x - 22, 18, 44, 54, 4) : circle(x, 42, width / 2)),
];

const steel = [
  shade(box(64, 96, 192, 10, 3)),
  ...plate(96, 36),
  ...plate(160, 44),
  ...plate(224, 36),
  shade(circle(160, 38, 5)),
];

const stopwatch = [
  shade(box(150, 6, 20, 12, 3)),
  line("M160 18V26M200 28L208 20"),
  fill(circle(160, 68, 44)),
  paper(circle(160, 68, 33)),
  line("M160 68V44M160 68L176 78"),
  line("M160 37V41M160 95V99M129 68H133M187 68H191"),
  shade(circle(160, 68, 3.5)),
];

const shield = [
  fill("M160 8Q182 22 208 22V58Q208 94 160 114Q112 94 112 58V22Q138 22 160 8Z"),
  paper("M160 24Q176 34 194 36V58Q194 84 160 99Q126 84 126 58V36Q144 34 160 24Z"),
  line("M142 60L156 74L180 46"),
];

const star = Array.from({ length: 10 }, (_, n) => {
  const radius = n % 2 === 0 ? 24 : 10;
  const angle = (Math.PI * n) / 5 - Math.PI / 2;
  const at = (value: number) => Math.round(value * 10) / 10;
  return `${n === 0 ? "M" : "L"}${at(160 + radius * Math.cos(angle))} ${at(62 + radius * Math.sin(angle))}`;
}).join("");

const badge = [
  fill(
    "M160 8Q172 18 190 14Q194 26 206 34Q200 46 206 60Q204 96 160 114Q116 96 114 60Q120 46 114 34Q126 26 130 14Q148 18 160 8Z",
  ),
  paper(circle(160, 62, 33)),
  shade(`${star}Z`),
];

const post = (x: number) => fill(`M${x} 26l7 -8l7 8V108H${x}Z`);

const fence = [
  shade(box(52, 40, 216, 9, 2)),
  shade(box(52, 62, 216, 9, 2)),
  shade(box(52, 84, 216, 9, 2)),
  line("M96 93L222 40"),
  post(64),
  post(242),
  line("M40 108H280"),
  ...[98, 140, 182, 214].map((x) => line(`M${x} 40V93`)),
];

/** The body of an antelope that faces right; horns make the kind. */
const antelopeBody: Shape[] = [
  line("M118 74L112 110M130 76L128 110M184 74L186 110M196 70L202 110"),
  fill(
    "M106 58Q104 48 116 46Q150 50 176 46Q188 44 196 32L204 22Q212 20 216 28L228 36Q230 42 222 42L210 42Q206 52 204 62Q202 74 190 76Q170 74 150 78Q128 82 114 76Q106 70 106 58Z",
  ),
  line("M106 54Q98 60 100 72"),
  shade("M198 26L188 22Q190 30 198 32Z"),
  line("M214 30h.5"),
];

const antelope = [...antelopeBody, line("M202 23Q196 12 204 4M207 22Q206 12 214 6")];

const kudu = [
  ...antelopeBody,
  line("M202 23Q190 18 196 11Q206 8 196 0M207 22Q200 14 208 10Q218 6 209 -2"),
  ...[140, 152, 164].map((x) => line(`M${x} 50q-4 10 0 20`)),
];

const buffalo = [
  line("M112 84V108M130 86V108M188 84V108M206 80V108"),
  fill(
    "M92 56Q92 34 120 32Q150 22 182 30Q200 32 212 42L230 52Q240 60 236 72Q232 80 222 80Q214 80 208 74Q208 86 194 88Q160 84 120 90Q96 90 92 74Z",
  ),
  line("M92 58Q84 66 86 82"),
  shade(
    "M196 38Q208 26 224 38Q240 50 246 34Q247 28 243 24Q252 28 250 40Q244 58 222 48Q208 40 198 48Z",
  ),
  shade("M204 36Q192 44 184 36Q179 30 182 22Q174 30 178 40Q186 52 202 46Z"),
  line("M222 58h.5M230 72h2"),
];

const hare = [
  fill(
    "M104 92Q98 66 128 58Q154 50 176 58Q184 46 198 46Q214 46 218 58Q220 66 210 70Q200 72 198 82L210 98Q212 104 204 104L180 100Q160 106 132 104L112 104Q104 102 104 92Z",
  ),
  shade("M192 48Q176 28 176 12Q188 14 200 46Z"),
  shade("M200 46Q196 22 204 8Q214 18 210 48Z"),
  shade(circle(102, 88, 7)),
  line("M132 104Q124 84 146 78Q162 80 160 96M208 57h.5M216 62l8 -2M216 64l8 2"),
];

const bird = [
  line("M146 92V108L136 110M146 108L154 110M166 92V108L156 110M166 108L174 110"),
  fill(
    "M92 80Q84 62 108 48Q132 32 164 42Q178 44 184 34Q184 20 196 16Q210 16 212 28L222 32L211 36Q210 50 202 62Q194 88 158 94Q112 98 92 80Z",
  ),
  shade("M108 62Q132 46 164 56Q172 74 146 80Q122 82 108 62Z"),
  line("M92 80Q80 80 74 72M94 74Q84 72 80 64"),
  shade("M192 17Q194 8 204 8Q202 14 204 17Z"),
  line(`M202 26h.5${strokes(4, 120, 64, 10, 6, 3)}${strokes(3, 128, 71, 10, 6, 2)}`),
];

/** Uses by name. */
export const useShapes = {
  target,
  steel_plates: steel,
  stopwatch,
  shield,
  badge,
  fence,
  antelope,
  kudu,
  buffalo,
  hare,
  bird,
};
