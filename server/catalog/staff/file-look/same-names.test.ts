import { describe, expect, it } from "vitest";
import type { FilePlan } from "@shared/contracts/file-look";
import { inTurns } from "../../../platform/work/steps";
import { tableFile } from "../../../testing/table-file";
import { readTable } from "../../table/read-table";
import { lookAt } from "./file-look";
import { planRows } from "./plan-rows";
import { readColumns } from "./read-columns";

const HEAD = "SKU,Name,Brand,Category,Color,Weight,Price";
const STROLLERS = [
  "FOX-1,Fox 5,Bugaboo,Strollers,Black,10.4 kg,1145",
  "FOX-2,Fox 5,Bugaboo,Strollers,Grey,10.4 kg,1145",
  "FOX-3,fox 5 ,Bugaboo,Strollers,Green,10.4 kg,1145",
  "CLIC-1,Clic,Silver Cross,Strollers,Space,5.9 kg,295",
  "CLIC-2,Clic,Silver Cross,Strollers,Almond,5.9 kg,295",
  "PACT,Pact Lite,Joie,Strollers,Ember,5.5 kg,140",
];
const fileOf = (rows: readonly string[], head = HEAD) =>
  tableFile(Buffer.from([head, ...rows].join("\n")));
const namesIn = async (rows: readonly string[]) =>
  (await lookAt(fileOf(rows), { known: [] })).sameNames;

describe("rows of one name", () => {
  it("are proposed as variants of one product where they differ in a color", async () => {
    expect(await namesIn(STROLLERS)).toEqual({
      names: 2,
      rows: 5,
      example: { name: "Fox 5", rows: 3 },
      differing: ["Color"],
      isProposed: true,
    });
  });

  it.each<[string, string[]]>([
    ["are few", ["A,Chair,B,Seats,Red,1 kg,9", "B,Chair,B,Seats,Blue,1 kg,9"]],
    [
      "are of different kinds",
      STROLLERS.map((row, at) => row.replace("Strollers", at % 2 ? "Strollers" : "Rain covers")),
    ],
    ["are of different brands", STROLLERS.map((row, at) => row.replace(/Bugaboo|Silver/, `${at}`))],
  ])("are not asked about where they %s", async (_, rows) => {
    const others = Array.from(
      { length: 4 },
      (_each, at) => `Z${at},Z ${at},B,Seats,Red,${at} kg,9`,
    );
    expect(await namesIn([...rows, ...others])).toBeNull();
  });

  it("are proposed where they differ in a size, its measures and what is in stock", async () => {
    const head = "SKU,Name,Brand,Size,Head circumference,Weight,Stock,Delivery,Price";
    const rows = [
      "A-1,Air,Giro,S,51-55 cm,240 g,2,1 day,50",
      "A-2,Air,Giro,M,55-59 cm,250 g,1,2 days,50",
      "B-1,Tonic,Lazer,M,55-59 cm,270 g,0,3 days,60",
      "B-2,Tonic,Lazer,L,58-61 cm,280 g,4,1 day,60",
      "C-1,Solo,Met,M,54-58 cm,300 g,5,1 day,40",
    ];
    const { sameNames } = await lookAt(fileOf(rows, head), { known: [] });
    expect(sameNames).toMatchObject({
      isProposed: true,
      differing: ["Size", "Head circumference", "Weight"],
    });
  });

  it("are asked about, and not proposed, where they differ in much", async () => {
    const rows = STROLLERS.map((row, at) => `${row},${at},${at % 2 ? "yes" : "no"}`);
    const { sameNames } = await lookAt(fileOf(rows, `${HEAD},Seats,Cover`), { known: [] });
    expect(sameNames).toMatchObject({ names: 2, isProposed: false });
  });
});

const grouped = async (rows: readonly string[], plan: Partial<FilePlan>) => {
  const file = fileOf(rows);
  const table = await readTable(file);
  const { columns } = await lookAt(file, { known: [] });
  const read = await inTurns(
    readColumns(
      table.columns,
      columns.map((each) => each.plan),
    ),
  );
  const planned = await inTurns(
    planRows(
      table.lines,
      read,
      { sameKey: null, emptyCells: "leave", ...plan },
      { unread: { add: () => undefined } },
    ),
  );
  const at = planned.made.indexOf("group");
  return [...planned.rows((key) => key)].map(({ cells }) =>
    at === -1 ? undefined : cells[read.length + at],
  );
};

describe("the rows of a file whose names say what is one product", () => {
  it("have a group that is made of the name, where others have it, too", async () => {
    expect(await grouped(STROLLERS, { variantsByName: true })).toEqual([
      ...["fox-5", "fox-5", "fox-5", "clic", "clic"],
      "",
    ]);
    expect(await grouped(STROLLERS, {})).toEqual(STROLLERS.map(() => undefined));
  });

  it("keep their groups in any order, and never share one with another name", async () => {
    const reds = [
      "F-1,Fox-5,Bugaboo,Strollers,Red,2 kg,9",
      "F-2,Fox-5,Bugaboo,Strollers,Tan,2 kg,9",
    ];
    const groups = await grouped([...STROLLERS, ...reds], { variantsByName: true });
    const [foxes, dashed] = [groups.slice(0, 3), groups.slice(-2)];
    expect(new Set(foxes).size).toBe(1);
    expect(new Set(dashed).size).toBe(1);
    expect(foxes[0]).not.toBe(dashed[0]);
    const turned = await grouped([...STROLLERS, ...reds].toReversed(), { variantsByName: true });
    expect(turned.toReversed()).toEqual(groups);
  });
});
