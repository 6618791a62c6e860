import type { Ending } from "@shared/finders/document";
import { safeLink } from "@shared/finders/safe-link";
import type { Report } from "./finding";

const PHONE = /^\+?[\d\s()./-]{3,}$/;

/** Whether whom an ending leads to can be reached, safely. */
export function checkWays(
  path: string,
  { link, phone, label }: Pick<Ending, "link" | "phone" | "label">,
  report: Report,
): void {
  if (link !== undefined && safeLink(link) === undefined) {
    report.fault(`${path}.link`, "Use an address with https:, mailto: or tel:.");
  }
  if (phone !== undefined && !PHONE.test(phone)) {
    report.fault(`${path}.phone`, "Use a telephone number such as +27 21 555 0199.");
  }
  if (label && link === undefined) {
    report.warn(`${path}.label`, "Without a link there is no button that says this.");
  }
}
