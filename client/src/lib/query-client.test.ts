import { expect, it } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { callApi } from "./api";
import { createQueryClient } from "./query-client";

// Shows 7.defaults.
it("what was fetched is never stale, nor asked for again by itself, however it ended", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Infinity,
  });
  expect(mutations).toMatchObject({ retry: false });
});

// Shows 7.key.
it("a key alone is asked for, its parts joined, and the answer is read as JSON", async () => {
  const { calls } = fakeServer(() => ({ body: { rows: 3 } }));
  const client = createQueryClient();
  expect(await client.fetchQuery({ queryKey: ["/api", "admin", "stats"] })).toEqual({ rows: 3 });
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual(["GET /api/admin/stats"]);
});

// Shows 7.unauthorized.
it("a query that is refused with 401 throws", async () => {
  fakeServer(() => ({ status: 401, body: "" }));
  await expect(createQueryClient().fetchQuery({ queryKey: ["/api/beds"] })).rejects.toThrow(
    "401: ",
  );
});

// Shows 7.credentials.
it("every call goes with the cookies", async () => {
  const fetch = window.fetch.bind(window);
  const given: RequestInit[] = [];
  window.fetch = (_, init) => {
    given.push(init!);
    return Promise.resolve(new Response("{}"));
  };
  await callApi("GET", "/api/bed-options");
  await callApi("POST", "/api/contact", { name: "Thandi" });
  window.fetch = fetch;
  expect(given.map(({ credentials }) => credentials)).toEqual(["include", "include"]);
});
