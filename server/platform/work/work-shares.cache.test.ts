import { expect, it, vi } from "vitest";
import { bytesOf } from "../memory/shared-bytes";
import { createWorkShares } from "./work-shares";

const MAX_BYTES = 50_000;
vi.mock("../memory/cache-bytes", () => ({ cacheBytes: () => MAX_BYTES }));

it("remembers who had too much in so many bytes, and forgets whoever came longest ago", () => {
  const shares = createWorkShares(() => 0);
  const asker = (at: number) => ({ finder: "a", network: `10.0.0.${at}`, session: "s".repeat(64) });
  for (let at = 0; at < 1_000; at++) {
    shares.spend(asker(at), 6_000);
    expect(bytesOf("callers").bytes()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(shares.secondsUntilMore(asker(999))).toBe(10);
  expect(shares.secondsUntilMore(asker(0))).toBe(0);
});
