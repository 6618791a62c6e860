import fc from "fast-check";
import { expect, it } from "vitest";
import { isDate } from "@shared/dates";
import { finish } from "../../platform/work/steps";
import { dateIn, datesIn, orderInSteps } from "./dates";

it.each([
  ["2025-08-28", ["2025-08-28"]],
  ["2025-08-28 00:00:00", ["2025-08-28"]],
  ["2025-08-28T10:15:00Z", ["2025-08-28"]],
  ["2025/8/3", ["2025-08-03"]],
  ["2025-08", ["2025-08"]],
  ["08/2025", ["2025-08"]],
  ["8.2025", ["2025-08"]],
  ["2025", ["2025"]],
  ["23.10.2025", ["2025-10-23"]],
  ["3. 4. 2025", ["2025-04-03"]],
  ["23.10.25", ["2025-10-23"]],
  ["23/10/2025", ["2025-10-23"]],
  ["10/23/2025", ["2025-10-23"]],
  ["02/04/2025", ["2025-04-02", "2025-02-04"]],
  ["04/04/2025", ["2025-04-04"]],
  ["June 2025", ["2025-06"]],
  ["Nov 26", ["2026-11"]],
  ["Mai 2025", ["2025-05"]],
  ["5. Mai 2025", ["2025-05-05"]],
  ["17th of May 2026", ["2026-05-17"]],
  ["May 17, 2026", ["2026-05-17"]],
  ["1 août 2026", ["2026-08-01"]],
  ["end 12/26", ["2026-12"]],
  ["medio maart 2025", ["2025-03"]],
  ["summer 2026", ["2026"]],
  ["1998 (réédition)", ["1998"]],
  ["12/26", []],
  ["31.02.2025", []],
  ["13/2025", []],
  ["soon", []],
  ["1.5", []],
  ["205/55", []],
  ["12345", []],
])("“%s” can mean %j", (cell, meant) => {
  expect(datesIn(cell).map(({ date }) => date)).toEqual(meant);
});

it("is settled by the order of its column", () => {
  expect(dateIn("02/04/2025", null)).toBeUndefined();
  expect(dateIn("02/04/2025", "day")).toBe("2025-04-02");
  expect(dateIn("02/04/2025", "month")).toBe("2025-02-04");
});

it.each([
  [["02/04/2025", "23/10/2025"], "day"],
  [["02/04/2025", "10/23/2025"], "month"],
  [["02/04/2025", "11.09.2023"], "day"],
  [["02/04/2025"], null],
  [["23/10/2025", "10/23/2025"], null],
])("%j say that the first is the %s", (cells, order) =>
  expect(finish(orderInSteps(cells))).toBe(order),
);

it("reads dates alone, whatever stands in a cell", () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 50 }),
    fc.stringMatching(/^[0-9./ '-]{1,12}$/),
    fc.stringMatching(/^[0-9]{1,2}[./ -](May|okt|Sept\.)[ -][0-9]{2,4}$/),
  );
  fc.assert(
    fc.property(cell, (text) => {
      for (const { date } of datesIn(text)) expect(isDate(date)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
