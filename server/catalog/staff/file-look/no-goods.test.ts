import { expect, it } from "vitest";
import { inTurns } from "../../../platform/work/steps";
import { tableFile } from "../../../testing/table-file";
import { readTable } from "../../table/read-table";
import { lookAt } from "./file-look";
import { planRows } from "./plan-rows";
import { readColumns } from "./read-columns";

const GOODS = Array.from({ length: 40 }, (_, at) => `Lamp ${at}`);
const fileOf = (names: readonly string[]) =>
  tableFile(
    Buffer.from(
      ["SKU,Name,Price", ...names.map((name, at) => `K${at},${name},${at}.90`)].join("\n"),
    ),
  );
const lookOf = (names: readonly string[]) => lookAt(fileOf(names), { known: [] });

it.each([
  ["Testartikel", true],
  ["TEST ARTIKEL bitte nicht löschen", true],
  ["Test product 1", true],
  ["dummy", true],
  ["DO NOT SELL - old till key", true],
  ["Versandkosten DHL", true],
  ["Shipping", true],
  ["Express delivery", false],
  ["Frais de port", true],
  ["Verzendkosten", true],
  ["Delivery - Highlands & Islands surcharge", true],
  ["Inselzuschlag", true],
  ["Gift Card", false],
  ["Geschenkgutschein 50 €", false],
  ["Carte cadeau", false],
  ["Reparaturpauschale", false],
  ["Pfand", false],
])("%s may be no goods, surely: %s", async (name, isSure) => {
  const { noGoods } = await lookOf([...GOODS, name]);
  expect(noGoods).toEqual([{ name, line: GOODS.length + 2, isSure }]);
});

it.each([
  "Pool test kit",
  "Digital battery tester",
  "Shipping container shelf",
  "Protest poster",
  "Service kit VAG",
  "Montagekleber 300 g",
  "Contest ready mug",
  "Versandtasche C4",
  "Porto Tawny 10 years",
  "Testament of wool",
])("%s is goods", async (name) => {
  expect((await lookOf([...GOODS, name])).noGoods).toEqual([]);
});

it("whoever sells vouchers is not asked about each of them", async () => {
  const vouchers = Array.from({ length: 20 }, (_, at) => `Gift card design ${at}`);
  const { noGoods } = await lookOf([...GOODS, ...vouchers, "Test product"]);
  expect(noGoods.map(({ name }) => name)).toEqual(["Test product"]);
});

it("offers the names of a file to choose from, each once, unless there are too many", async () => {
  expect((await lookOf(["A", "B", "A"])).names).toEqual(["A", "B"]);
  const many = Array.from({ length: 2_001 }, (_, at) => `Lamp ${at}`);
  expect((await lookOf(many)).names).toEqual([]);
});

it("rows that are no goods are left out, by their names or keys", async () => {
  const file = fileOf(["Lamp", "Test", "Gift Card", "Bulb"]);
  const table = await readTable(file, {});
  const { columns } = await lookAt(file, { known: [] });
  const read = await inTurns(
    readColumns(
      table.columns,
      columns.map(({ plan }) => plan),
    ),
  );
  const keysWithout = async (leaveOut: string[]) => {
    const plan = { sameKey: null, emptyCells: "leave" as const, leaveOut };
    const unread = { add: () => undefined };
    const { keys, leftOut } = await inTurns(planRows(table.lines, read, plan, { unread }));
    return { keys, leftOut };
  };
  expect(await keysWithout([])).toEqual({ keys: ["K0", "K1", "K2", "K3"], leftOut: 0 });
  expect(await keysWithout(["Test", "K2"])).toEqual({ keys: ["K0", "K3"], leftOut: 2 });
  expect(await keysWithout(["K2x", "test "])).toMatchObject({ leftOut: 0 });
});
