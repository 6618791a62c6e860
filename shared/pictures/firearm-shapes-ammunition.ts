import { box, circle, fill, line, paper, shade, strokes, type Shape } from "./shape";

/** A carton, drawn a little from above, with a label. */
const carton = (x: number, width: number, top: number): Shape[] => [
  paper(`M${x} ${top}l14 -14h${width}l-14 14z`),
  shade(`M${x + width} ${top}l14 -14v${94 - top}l-14 14z`),
  fill(box(x, top, width, 108 - top)),
  paper(box(x + 12, top + 16, width - 24, 22, 3)),
  line(`M${x + 20} ${top + 24}h${width - 52}M${x + 20} ${top + 31}h${width - 66}`),
];

/** A cartridge that stands: case and bullet by height, on the ground at 108. */
function cartridge(
  x: number,
  width: number,
  length: number,
  bullet: number,
  neck = width,
): Shape[] {
  const top = 108 - length;
  const shoulder = neck < width ? top + length * 0.22 : top;
  const inset = (width - neck) / 2;
  return [
    shade(
      `M${x + inset} ${top}q0 ${-bullet * 0.7} ${neck / 2} ${-bullet}q${neck / 2} ${bullet * 0.3} ${neck / 2} ${bullet}z`,
    ),
    fill(
      `M${x + inset} ${top}h${neck}V${shoulder - 4}L${x + width} ${shoulder + 4}V100H${x}V${shoulder + 4}L${x + inset} ${shoulder - 4}Z`,
    ),
    shade(box(x - 1.5, 103, width + 3, 5, 1)),
    line(`M${x} 100V103M${x + width} 100V103M${x + 4} ${shoulder + 12}V94`),
  ];
}

/** A shotgun shell that stands: brass below, a crimp above. */
function shell(x: number, width: number, length: number): Shape[] {
  const top = 108 - length;
  return [
    fill(`M${x} ${top + 4}q0 -4 4 -4h${width - 8}q4 0 4 4V92H${x}Z`),
    line(
      `M${x} ${top + 8}h${width}${strokes(3, x + width / 4, top + 14, width / 4, 0, length * 0.42)}`,
    ),
    shade(box(x - 1, 90, width + 2, 14)),
    shade(box(x - 3, 104, width + 6, 4, 1)),
  ];
}

const press = [
  shade(box(112, 98, 96, 10, 3)),
  fill("M126 98V40Q126 18 148 18H176Q186 18 186 28V40H172V34H150Q144 34 144 42V98Z"),
  shade(box(160, 8, 26, 14, 3)),
  line(strokes(4, 165, 11, 5, 0, 8)),
  paper(box(164, 40, 16, 18, 2)),
  shade(box(162, 64, 20, 34, 2)),
  line("M172 58V64"),
  line("M182 90L228 58"),
  shade(circle(232, 55, 7)),
];

const dies = [
  fill("M96 84H224V104Q224 108 220 108H100Q96 108 96 104Z"),
  ...[108, 146, 184].flatMap((x, n) => [
    shade(box(x, 40 - n * 4, 28, 44 + n * 4, 3)),
    line(strokes(4, x + 5, 50 - n * 4, 6, 0, 26)),
    fill(box(x + 5, 28 - n * 4, 18, 12, 2)),
    line(`M${x + 14} ${28 - n * 4}v-10`),
  ]),
  line("M96 94H224"),
];

const powder = [
  shade(box(136, 12, 48, 14, 3)),
  line(strokes(6, 143, 15, 7, 0, 8)),
  fill("M132 26H188Q204 32 204 46V100Q204 108 196 108H124Q116 108 116 100V46Q116 32 132 26Z"),
  paper(box(116, 56, 88, 34)),
  line("M128 66H176M128 73H162M128 80H170"),
];

const scale = [
  fill("M96 90H224L232 104Q232 108 228 108H92Q88 108 88 104Z"),
  shade("M154 90L158 44H162L166 90Z"),
  line("M84 48Q160 36 236 48"),
  shade(circle(160, 43, 5)),
  line("M96 47L84 72M96 47L110 72"),
  paper("M80 72H114Q110 84 97 84Q84 84 80 72Z"),
  line(strokes(8, 176, 36, 7, 0, 6)),
  shade(box(206, 40, 12, 18, 2)),
  line("M128 98H192"),
];

const tumbler = [
  shade("M100 84H220L228 104Q228 108 224 108H96Q92 108 92 104Z"),
  fill("M106 40H214L204 84H116Z"),
  paper("M102 32H218Q222 32 221 36L219 40H101L99 36Q98 32 102 32Z"),
  shade("M146 32Q146 22 160 22Q174 22 174 32Z"),
  line("M120 54H200M122 66H198M124 76H196"),
  line("M112 96H132"),
  shade(circle(206, 96, 4)),
];

/** Ammunition by category, and reloading gear. */
export const ammunitionShapes = {
  pistol_ammo: [
    ...carton(78, 86, 50),
    ...cartridge(186, 20, 42, 18),
    ...cartridge(214, 20, 42, 18),
    ...cartridge(242, 20, 42, 18),
  ],
  rifle_ammo: [
    ...carton(70, 92, 44),
    ...cartridge(186, 19, 66, 28, 11),
    ...cartridge(214, 19, 66, 28, 11),
    ...cartridge(242, 19, 66, 28, 11),
  ],
  shotgun_shells: [
    ...carton(66, 96, 48),
    ...shell(188, 24, 66),
    ...shell(220, 24, 66),
    ...shell(252, 24, 66),
  ],
  "reloading-press": press,
  "reloading-dies": dies,
  "reloading-powder": powder,
  "reloading-scale": scale,
  "reloading-tumbler": tumbler,
};
