import { expect, it } from "vitest";
import { tryClockSetBack } from "./clock";
import { tryCopies } from "./copies";
import { tryKills } from "./kills";
import { tryRestores } from "./restores";
import { tryTables } from "./tables";

// The short form of these parts of `npm run bench -- faults`.

it("a table, index or catalog that is emptied or cut to half is told, and nothing is written", async () => {
  expect((await tryTables(6)).flatMap(({ broken }) => broken)).toEqual([]);
}, 240_000);

it("a kill under writes, vacuum and truncate is no damage, and loses nothing", async () => {
  expect((await tryKills(5)).broken).toEqual([]);
}, 240_000);

it("a killed restore is no fresh shop, and can be done again", async () => {
  expect((await tryRestores(3)).broken).toEqual([]);
}, 240_000);

it("a copied folder works", async () => {
  expect((await tryCopies()).broken).toEqual([]);
}, 240_000);

it("a clock that is set back by a day holds no mail and nobody", async () => {
  expect((await tryClockSetBack()).broken).toEqual([]);
}, 300_000);
