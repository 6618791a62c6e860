import { v5 } from "uuid";

/** Never change it: ids in shared links and saved sets follow from it. */
const NAMESPACE = "6f1b2f0c-8a55-4c1e-9d53-3b7a0c5e9142";

/** A name-based UUID, so that a demonstration product keeps its id in every database. */
export const stableUuid = (name: string): string => v5(name, NAMESPACE);
