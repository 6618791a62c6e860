import { expect, it } from "vitest";
import { tableFile } from "../../../testing/table-file";
import { readTable } from "../../table/read-table";
import { lookAt } from "./file-look";
import { withoutNoGoods } from "./no-goods";

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
  expect(await lookOf(["A", "B", "A"])).toMatchObject({
    names: ["A", "B"],
    keys: ["K0", "K1", "K2"],
  });
  const many = Array.from({ length: 2_001 }, (_, at) => `Lamp ${at}`);
  expect(await lookOf(many)).toMatchObject({ names: null, keys: null });
});

it("what is longer than a plan takes is not offered, nor taken for no goods", async () => {
  const long = `Test product ${"x".repeat(600)}`;
  const look = await lookOf([...GOODS, long]);
  expect(look.noGoods).toEqual([]);
  expect(look.names).toEqual(GOODS);
});

it("rows that are no goods are left out, by their names or keys, with what they alone state", async () => {
  const table = await readTable(fileOf(["Lamp", "Test", "Gift Card", "Bulb"]), {});
  const { columns } = await lookOf(["Lamp", "Test", "Gift Card", "Bulb"]);
  const plans = columns.map(({ plan }) => plan);
  const without = (leaveOut: string[]) => withoutNoGoods(table, { columns: plans, leaveOut });
  expect(without([])).toBe(table);
  const { columns: left, lines, leftOut, leftOutCount } = without(["Test", "K2"]);
  expect(left[0]!.distinct).toEqual(["K0", "K3"]);
  expect(left[2]!.distinct).toEqual(["0.90", "3.90"]);
  expect([...lines]).toEqual([2, 5]);
  expect(leftOut.map(({ why }) => why)).toEqual(["You left it out.", "You left it out."]);
  expect(leftOutCount).toBe(2);
  expect(without(["K2x", "test"]).leftOutCount).toBe(0);
});

it("all rows of a kind are left out by it, however its cells are spelled, and no product of that name", async () => {
  const rows = [
    "A,Lamp,Lamps",
    "B,Bulb,Spares",
    "C,Fuse,spares ",
    "D,Spares,Lamps",
    "E,Sofa,Seats",
  ];
  const file = tableFile(Buffer.from(["SKU,Name,Category", ...rows].join("\n")));
  const { columns } = await lookAt(file, { known: [] });
  const plans = columns.map(({ plan }) => plan);
  const table = await readTable(file);
  const isLeft = (columns: typeof plans) =>
    withoutNoGoods(table, { columns, leaveOut: ["Category: Spares"] }).columns[0]!.distinct;
  expect(isLeft(plans)).toEqual(["A", "D", "E"]);
  // It says what they are, whether it is kept or not.
  expect(isLeft(plans.map((plan, at) => (at === 2 ? { ...plan, use: "left out" } : plan)))).toEqual(
    ["A", "D", "E"],
  );
});
