// On its own: the order in which a table is shaped.
import { setImmediate as nextTurn } from "node:timers/promises";
import { inTurns } from "../../platform/work/steps";
import { joinHandles } from "./handles";
import { withoutInactive } from "./inactive-rows";
import { longTable } from "./long-table";
import { magentoRows } from "./magento-rows";
import { pairColumns } from "./pair-columns";
import { partColumns } from "./part-columns";
import { rangeColumns } from "./range-columns";
import type { Table } from "./whole-table";
import { wooRows } from "./woo-rows";

/** What is made of a table whose rows are more, or whose columns hold more, than one product or one thing each. */
export async function shapeTable(table: Table): Promise<Table> {
  let shaped = table;
  for (const shape of [
    joinHandles,
    wooRows,
    magentoRows,
    withoutInactive,
    pairColumns,
    longTable,
  ]) {
    await nextTurn();
    shaped = shape(shaped) ?? shaped;
  }
  shaped = (await inTurns(rangeColumns(shaped))) ?? shaped;
  return (await inTurns(partColumns(shaped))) ?? shaped;
}
