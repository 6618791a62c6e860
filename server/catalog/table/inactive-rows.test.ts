import { describe, expect, it } from "vitest";
import { tableFile } from "../../testing/table-file";
import { readTable } from "./read-table";

const read = async (header: string, cells: readonly string[]) => {
  const rows = cells.map((cell, at) => `A${at};Chair ${at};${cell}`);
  const { lines, leftOut } = await readTable(
    tableFile(Buffer.from([`SKU;Name;${header}`, ...rows].join("\n"))),
  );
  return { rows: lines.length, leftOut: leftOut.map(({ why }) => why) };
};

describe("rows that a column says are not active", () => {
  it.each([
    ["Aktiv", ["J", "J", "J", "N"], "Aktiv says “N”: the shop does not show it."],
    ["Shop aktiv", ["J", "J", "J", "N"], "Shop aktiv says “N”: the shop does not show it."],
    ["Online", ["yes", "yes", "", "no"], "Online says “no”: the shop does not show it."],
    ["Actif", ["oui", "oui", "oui", "non"], "Actif says “non”: the shop does not show it."],
    ["Web", ["Y", "y", "Y", "N"], "Web says “N”: the shop does not show it."],
    ["Published", ["1", "1", "1", "-1"], "Published says “-1”: the shop does not show it."],
    ["Visible", ["1", "1", "1", "0"], "Visible says “0”: the shop does not show it."],
  ])("%s of %j are left out, and named", async (header, cells, why) => {
    expect(await read(header, cells)).toEqual({ rows: 3, leftOut: [why] });
  });

  it.each([
    ["Active", ["yes", "no", "no", "yes"]],
    ["Aktiv", ["Bluetooth", "J", "J", "N"]],
    ["Waterproof", ["yes", "yes", "yes", "no"]],
  ])("%s of %j are products: it says something else", async (header, cells) => {
    expect(await read(header, cells)).toEqual({ rows: 4, leftOut: [] });
  });
});
