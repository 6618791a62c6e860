import { covers } from "./covers";
import { departures, statedLines } from "./statements";

/** The statements of the specification, what is departed from, and the tests that show them. */
export const known = () => ({
  lines: statedLines(),
  departures: departures(),
  covers: covers(),
});
