import { rmSync } from "node:fs";

/** Deletes the journeys' databases. */
export default function teardown() {
  rmSync(process.env.E2E_DATA_DIR!, { recursive: true, force: true });
}
