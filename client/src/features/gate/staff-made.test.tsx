import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ApiError, setFinderToken } from "@/lib/api";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { FinderHostProvider } from "@/wizard/finder-host";
import { Gate } from "./gate";

describe("the gate of a finder that staff made", () => {
  const brand = { name: "Stride", website: null, color: null, links: [] };
  const openShoes = (told: [string, object][] = []) =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <FinderHostProvider
          value={{
            tell: (name, data) => void told.push([name, data]),
            onCommand: () => () => undefined,
            page: undefined,
            instance: undefined,
          }}
        >
          <Gate app="shoes" probe={["/api/finders/shoes"]}>
            <Shoes />
          </Gate>
        </FinderHostProvider>
      </QueryClientProvider>,
    );
  const freeShoes = () =>
    fakeServer(({ url }) =>
      url.startsWith("/api/gate")
        ? { body: { unlocked: true, finder: { name: "Shoe Finder", brand }, token: "t.free" } }
        : { body: '"shoes"' },
    );
  function Shoes() {
    const { data, error } = useQuery<string>({ queryKey: ["/api/finders/shoes"] });
    return <p>{data ?? (error instanceof ApiError && error.sentence)}</p>;
  }

  it("is named by the server", async () => {
    fakeServer(() => ({ body: { unlocked: false, finder: { name: "Shoe Finder", brand } } }));
    openShoes();
    await screen.findByLabelText("Password");
    expect(screen.getByText("Stride")).toBeVisible();
  });

  it("is not there for one that is free, whose token goes with its calls", async () => {
    const { calls } = freeShoes();
    openShoes();
    expect(await screen.findByText("shoes")).toBeVisible();
    expect(calls.at(-1)!.headers.Authorization).toBe("Bearer t.free");
    setFinderToken(undefined);
  });

  it("knows its visitor again after a reload, whose run goes on", async () => {
    sessionStorage.setItem("visitor:shoes", "t.before");
    const { calls } = freeShoes();
    openShoes();
    expect(await screen.findByText("shoes")).toBeVisible();
    expect(calls.at(-1)!.headers.Authorization).toBe("Bearer t.before");
    setFinderToken(undefined);
  });

  it.each([
    ["unknown_finder", "There is no such finder."],
    ["not_open", "This finder is not open now."],
  ])("asks for no password where the finder’s own calls say %s", async (code, message) => {
    fakeServer(({ url }) =>
      url.startsWith("/api/gate")
        ? { body: { unlocked: false } }
        : { status: 404, body: { code, message } },
    );
    const told: [string, object][] = [];
    openShoes(told);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(told[0]).toEqual(["error", { code }]);
  });
});
