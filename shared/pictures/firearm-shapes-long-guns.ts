import { box, circle, fill, line, paper, shade, strokes, type Shape } from "./shape";

// Rifles and shotguns by how they load. All share a stock's line, so that they look like one set.

const guard = [line("M112 66Q111 83 126 83Q141 82 139 66"), line("M126 66q-5 7 0 13")];

/** A stock with a pistol grip, from the butt to `reach`. */
const stock = (reach: number): Shape[] => [
  fill(
    `M14 53Q13 50 17 50L70 53Q92 54 104 50L112 56H${reach}Q${reach + 5} 57 ${reach + 4} 62Q${reach} 68 ${reach - 10} 68H112Q108 70 106 76Q102 90 92 91Q84 91 80 84Q76 78 68 79L22 92Q17 93 16 88Z`,
  ),
  shade("M14 53Q13 50 17 50L21 50.3L24 91.4L22 92Q17 93 16 88Z"),
];

/** A straight stock, as on saddle guns and doubles. */
const straightStock = (reach: number): Shape[] => [
  fill(`M14 56Q13 53 17 53L104 52H${reach}V66H112Q104 68 96 72L22 93Q17 94 16 89Z`),
  shade("M14 56Q13 53 17 53H21L24 92.4L22 93Q17 94 16 89Z"),
];

const barrel = (from: number, to: number, y: number, height: number) =>
  shade(box(from, y, to - from, height, 1));

const scope: Shape[] = [
  line("M126 38v9M178 38v9"),
  shade("M98 26H112L118 30H190L200 25H216V43H200L190 38H118L112 42H98Z"),
  line("M112 26V42M200 25V43"),
  shade(box(146, 23, 12, 7, 2)),
];

const boltHandle: Shape[] = [line("M118 56q0 10 -8 14"), shade(circle(108, 72, 4))];

const openSights = (muzzle: number) => [shade(`M${muzzle - 12} 46l2 -6h5v6z`)];

const rifleBolt = [
  barrel(164, 306, 48, 6),
  ...guard,
  ...stock(206),
  shade("M104 46H168V58H112L104 52Z"),
  line("M124 50H150"),
  ...scope,
  ...boltHandle,
];

const rifleSemiAuto = [
  line("M112 66Q111 84 126 84Q138 83 137 66"),
  line("M125 66q-5 7 0 13"),
  barrel(236, 300, 51, 6),
  shade(box(294, 49, 14, 10, 2)),
  fill("M16 46Q16 44 18 44H58V47H104V60H60L44 84H22Q19 84 19 81Z"),
  line("M64 50H98M26 50V78"),
  fill("M104 62H122L113 94Q112 97 109 97H98Q94 97 95 93Z"),
  line(strokes(3, 107, 70, 4, -5, 18)),
  shade("M146 62H166L172 96Q172 99 169 99H155Q152 99 151 96Z"),
  line("M151 72H168M153 84H170"),
  shade("M104 42H172V64H104Z"),
  paper(box(134, 47, 24, 7, 1)),
  fill(box(172, 44, 66, 19, 3)),
  line(strokes(5, 182, 50, 11, 6, 0) + strokes(5, 182, 57, 11, 6, 0)),
  shade("M122 42V30Q122 27 125 27H149Q152 27 152 30V42Z"),
  shade(`M222 44l3 -9h5l2 9z`),
];

const rifleLever = [
  line("M108 68Q96 74 100 88Q104 96 118 94Q136 92 136 68"),
  line("M122 68q-5 7 0 13"),
  barrel(164, 300, 47, 6),
  barrel(164, 286, 55, 6),
  ...straightStock(108),
  shade("M100 46H168V67H108Q102 60 100 52Z"),
  paper(box(128, 50, 24, 8, 1)),
  fill("M168 51H222Q226 51 226 55V60Q226 64 222 64H168Z"),
  shade("M102 47Q98 40 90 38L92 44Q97 46 97 52Z"),
  line("M240 47V61M280 47V61"),
  ...openSights(300),
  shade("M184 47l8 -4h5v4z"),
];

const rifleSingleShot = [
  line("M112 68Q108 88 124 88Q142 88 140 68"),
  line("M125 68q-5 7 0 14"),
  barrel(150, 308, 48, 7),
  ...stock(110),
  shade("M104 44H150V68H116Q108 62 104 52Z"),
  line("M126 44V60H142V44"),
  fill("M150 56H224Q232 57 230 62Q226 67 214 67H150Z"),
  line(strokes(6, 168, 59, 8, 4, 5)),
  ...openSights(306),
  shade("M176 48l7 -5h5v5z"),
];

const bead = shade(circle(302, 43, 2.5));

const shotgunPump = [
  barrel(160, 306, 46, 6),
  barrel(160, 284, 54, 7),
  ...guard,
  ...stock(112),
  shade("M104 44H164V66H116Q108 62 104 52Z"),
  paper(box(130, 48, 24, 8, 1)),
  fill(box(190, 50, 66, 17, 5)),
  line(strokes(9, 198, 53, 6.5, 0, 11)),
  bead,
];

const shotgunSemiAuto = [
  barrel(160, 306, 47, 6),
  line(`M166 43H304${strokes(10, 174, 43, 13, 0, 4)}`),
  ...guard,
  ...stock(112),
  shade("M104 43H166V66H116Q108 62 104 52Z"),
  paper(box(132, 47, 26, 8, 1)),
  shade(circle(140, 60, 2.5)),
  fill("M166 52H252Q258 53 256 59Q252 67 240 67H166Z"),
  line(strokes(7, 186, 57, 8, 4, 6)),
  shade(circle(302, 40, 2.5)),
];

const shotgunBreak = [
  barrel(138, 308, 44, 7),
  barrel(138, 308, 52, 7),
  ...guard,
  ...stock(112),
  shade("M104 44Q104 42 108 42H142V66H116Q108 62 104 52Z"),
  line("M112 50Q124 46 136 52M120 60H134"),
  shade("M106 43Q100 38 92 39L96 43Z"),
  fill("M144 58H214Q222 59 220 62Q214 68 200 68H148Q144 66 144 62Z"),
  line(strokes(6, 158, 61, 8, 4, 4)),
  shade(circle(304, 41, 2.5)),
];

const airRifleBreak = [
  barrel(176, 300, 47, 6),
  shade(box(292, 45, 14, 10, 2)),
  ...guard,
  ...stock(222),
  shade("M104 45H190V58H112L104 52Z"),
  shade(circle(188, 54, 4.5)),
  shade("M108 45l3 -6h8l3 6z"),
  shade("M282 47l3 -7h5v7z"),
  line("M196 50H280"),
];

const airRiflePcp = [
  barrel(168, 296, 45, 5),
  shade(box(286, 42, 20, 11, 3)),
  shade(box(168, 53, 112, 11, 5)),
  line("M270 53V64"),
  ...guard,
  ...stock(216),
  paper("M64 60Q78 60 88 62Q82 72 66 71Q60 66 64 60Z"),
  shade("M104 44H172V58H112L104 52Z"),
  ...scope,
];

/** Long guns by type and action. */
export const longGunShapes = {
  "rifle-bolt": rifleBolt,
  "rifle-semi_auto": rifleSemiAuto,
  "rifle-lever": rifleLever,
  "rifle-single_shot": rifleSingleShot,
  "rifle-break": shotgunBreak,
  "shotgun-pump": shotgunPump,
  "shotgun-semi_auto": shotgunSemiAuto,
  "shotgun-break": shotgunBreak,
  "air_rifle-break": airRifleBreak,
  "air_rifle-single_shot": airRiflePcp,
};
