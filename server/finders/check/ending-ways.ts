import type { Ending } from "@shared/finders/document";
import type { Report } from "./finding";

const PHONE = /^\+?[\d\s()./-]{3,}$/;

/** Whether whom an ending leads to can be reached; where its link leads is told by itself. */
export function checkWays(
  path: string,
  { link, phone, label }: Pick<Ending, "link" | "phone" | "label">,
  report: Report,
): void {
  if (phone !== undefined && !PHONE.test(phone)) {
    report.fault(`${path}.phone`, "Use a telephone number such as +27 21 555 0199.");
  }
  if (label && link === undefined) {
    report.warn(`${path}.label`, "Without a link there is no button that says this.");
  }
}
