import { afterEach, describe, expect, it } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { ApiError, callApi, pageHeaders, setFinderToken } from "./api";
import { getByKey } from "./query-client";

afterEach(() => {
  setFinderToken(undefined);
  delete pageHeaders["Finder-Mark"];
});

describe("a call to the server", () => {
  // Shows 7.json.
  it("sends JSON and its content type only when there is a body", async () => {
    const { calls } = fakeServer(() => ({ body: {} }));
    await callApi("GET", "/api/bed-options");
    await callApi("POST", "/api/verify-password", { app: "dialabed" });
    expect(calls[0]).toMatchObject({ body: undefined, headers: {} });
    expect(calls[1]).toMatchObject({
      body: { app: "dialabed" },
      headers: { "Content-Type": "application/json" },
    });
  });

  it("carries the unlock's token once there is one", async () => {
    const { calls } = fakeServer(() => ({ body: {} }));
    setFinderToken("abc");
    await callApi("GET", "/api/bed-options");
    expect(calls[0]!.headers.Authorization).toBe("Bearer abc");
  });

  it("carries what every call of the page is to carry", async () => {
    const { calls } = fakeServer(() => ({ body: {} }));
    await callApi("GET", "/api/finders/shoes");
    pageHeaders["Finder-Mark"] = "abc";
    await callApi("POST", "/api/finders/shoes/email", {});
    expect(calls.map(({ headers }) => headers["Finder-Mark"])).toEqual([undefined, "abc"]);
  });

  // Shows 8.error.
  it.each([
    [
      { status: 400, body: '{"message":"Use an amount."}' },
      '400: {"message":"Use an amount."}',
      "Use an amount.",
    ],
    [{ status: 502, body: "<html>bad gateway</html>" }, "502: <html>bad gateway</html>", undefined],
  ])("fails with the status, a colon and the body", async (reply, message, sentence) => {
    fakeServer(() => reply);
    const error = await callApi("GET", "/x").catch((thrown: unknown) => thrown as ApiError);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe(message);
    expect((error as ApiError).sentence).toBe(sentence);
  });

  // Shows 8.error.
  it("falls back to the status text when the body is empty", () => {
    expect(new ApiError(404, "Not Found", "").message).toBe("404: Not Found");
  });
});

describe("a query by its key", () => {
  const ask = (on401: "throw" | "null", queryKey: string[]) =>
    getByKey(on401)({ queryKey } as unknown as Parameters<ReturnType<typeof getByKey>>[0]);

  // Shows 7.key.
  it("joins the segments with a slash", async () => {
    const { calls } = fakeServer(() => ({ body: [] }));
    await ask("throw", ["/api", "admin", "features"]);
    expect(calls[0]!.url).toBe("/api/admin/features");
  });

  // Shows 7.unauthorized.
  it("throws on a 401 unless null was asked for", async () => {
    fakeServer(() => ({ status: 401, body: "" }));
    await expect(ask("throw", ["/api"])).rejects.toThrow(/^401: /);
    expect(await ask("null", ["/api"])).toBeNull();
  });
});
