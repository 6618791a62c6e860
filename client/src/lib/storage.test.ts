import { describe, expect, it } from "vitest";
import { safeStorage } from "./storage";

describe("storage that never throws", () => {
  it("keeps values where the browser does", () => {
    const storage = safeStorage(() => sessionStorage);
    storage.set("a", "1");
    expect(sessionStorage.getItem("a")).toBe("1");
    expect(safeStorage(() => sessionStorage).get("a")).toBe("1");
    storage.remove("a");
    expect(storage.get("a")).toBeNull();
  });

  it.each([
    [
      "is refused altogether",
      () => {
        throw new DOMException("denied", "SecurityError");
      },
    ],
    [
      "is full",
      () =>
        ({
          getItem: () => null,
          setItem: () => {
            throw new DOMException("full", "QuotaExceededError");
          },
          removeItem: () => undefined,
        }) as unknown as Storage,
    ],
  ])("lasts as long as the page where storage %s", (_, open) => {
    const storage = safeStorage(open);
    storage.set("a", "1");
    expect(storage.get("a")).toBe("1");
    storage.remove("a");
    expect(storage.get("a")).toBeNull();
  });
});
