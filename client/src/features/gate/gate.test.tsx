import { QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { callApi } from "@/lib/api";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer, type Call } from "@/testing/fake-server";
import { Gate } from "./gate";

const locked = { status: 401, body: { message: "Enter the password to use this finder." } };

function Inside() {
  const { data, refetch } = useQuery<string>({ queryKey: ["/api/bed-options"] });
  const send = useMutation({ mutationFn: () => callApi("POST", "/api/send", {}) });
  return (
    <>
      <p>inside: {data}</p>
      <button onClick={() => void refetch()}>ask again</button>
      <button onClick={() => send.mutate()}>send</button>
    </>
  );
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Gate app="dialabed" isAlwaysGated probe={["/api/bed-options"]} mark="mark">
        <Inside />
      </Gate>
    </QueryClientProvider>,
  );
}

/** A server that knows one password; `verdicts` can override it, call by call. */
function serverWithPassword(password: string) {
  const state = { isUnlocked: false };
  const server = fakeServer(({ url, body }: Call) => {
    if (url === "/api/gate?app=dialabed") return { body: { unlocked: state.isUnlocked } };
    if (url !== "/api/verify-password") return state.isUnlocked ? { body: '"options"' } : locked;
    state.isUnlocked = (body as { password: string }).password === password;
    return state.isUnlocked ? { body: { ok: true, token: "t" } } : { status: 401, body: "no" };
  });
  return { ...server, state };
}

describe("the password gate", () => {
  // Shows 2.gate.words, 2.gate.kept, 3.storage.unlock, 4.gate, 5.next.password, 6.shoppers.gate.
  // Shows 7.verify, 8.gate.wrong.
  it("stands before the finder until the password is right", async () => {
    const { calls } = serverWithPassword("right");
    open();
    const field = await screen.findByLabelText("Password");
    expect(screen.getByRole("heading")).toHaveTextContent("Protected Access");
    expect(screen.getByRole("button", { name: "Unlock" })).toBeDisabled();

    await userEvent.type(field, "wrong{Enter}");
    expect(await screen.findByText("Incorrect password. Please try again.")).toBeVisible();
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();

    await userEvent.type(field, "right");
    await userEvent.click(screen.getByRole("button", { name: "Unlock" }));
    expect(await screen.findByText("inside: options")).toBeVisible();
    expect(calls.find(({ method }) => method === "POST")!.body).toEqual({
      password: "wrong",
      app: "dialabed",
    });
    expect(sessionStorage.getItem("unlocked:dialabed")).toBe("true");
  });

  // Shows 2.gate.verifying, 5.next.password.
  it("says Verifying... while the password is looked at, and takes no second press", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    serverWithPassword("right");
    const fetch = window.fetch.bind(window);
    window.fetch = async (...call) => {
      if (call[0] === "/api/verify-password") await held;
      return fetch(...call);
    };
    open();
    await userEvent.type(await screen.findByLabelText("Password"), "right{Enter}");
    expect(screen.getByRole("button", { name: "Verifying..." })).toBeDisabled();
    answer();
    expect(await screen.findByText("inside: options")).toBeVisible();
  });

  it("asks whether it is locked, and lets nothing else be asked before it is open", async () => {
    const { calls } = serverWithPassword("right");
    open();
    await screen.findByLabelText("Password");
    expect(calls.map(({ url }) => url)).toEqual(["/api/gate?app=dialabed"]);
  });

  it("takes the answer that the page asked for before, and asks anew the next time", async () => {
    const { calls } = serverWithPassword("right");
    window.earlyGate = { dialabed: Promise.resolve({ unlocked: false }) };
    open();
    await screen.findByLabelText("Password");
    expect(calls).toEqual([]);
    cleanup();
    open();
    await screen.findByLabelText("Password");
    expect(calls.map(({ url }) => url)).toEqual(["/api/gate?app=dialabed"]);
  });

  it("asks the finder’s own calls, again if need be, where nobody says whether it is locked", async () => {
    let isAway = true;
    fakeServer(({ url }) => {
      if (url.startsWith("/api/gate") || isAway) return "offline";
      return { body: '"options"' };
    });
    open();
    await userEvent.click(await screen.findByText("ask again"));
    isAway = false;
    await userEvent.click(await screen.findByText("ask again"));
    expect(await screen.findByText("inside: options")).toBeVisible();
  });

  it("leaves it to the finder’s own calls where the answer says nothing", async () => {
    serverWithPassword("right");
    window.earlyGate = { dialabed: Promise.resolve({}) };
    open();
    expect(await screen.findByLabelText("Password")).toBeVisible();
  });

  it("does not show itself to somebody the server knows, even in a new tab", async () => {
    serverWithPassword("right").state.isUnlocked = true;
    open();
    expect(await screen.findByText("inside: options")).toBeVisible();
    expect(screen.queryByText("Protected Access")).toBeNull();
  });

  // Shows 4.gate.
  it.each(["ask again", "send"])(
    "comes back when the unlock expired and the shopper presses “%s”",
    async (name) => {
      const { state } = serverWithPassword("right");
      state.isUnlocked = true;
      open();
      await screen.findByText("inside: options");
      state.isUnlocked = false;
      await userEvent.click(screen.getByText(name));
      const field = await screen.findByLabelText("Password");
      expect(sessionStorage.getItem("unlocked:dialabed")).toBeNull();
      await userEvent.type(field, "right{Enter}");
      expect(await screen.findByText("inside: options")).toBeVisible();
    },
  );

  // Shows 8.gate.failed.
  it.each([
    ["the network is away", "offline" as const, "An error occurred. Please try again."],
    ["the server stumbles", { status: 500, body: "" }, "An error occurred. Please try again."],
    [
      "there were too many guesses",
      {
        status: 429,
        body: { message: "Too many wrong passwords. Please try again in 3 minutes." },
      },
      "Too many wrong passwords. Please try again in 3 minutes.",
    ],
  ])("says so when %s, and keeps what was typed", async (_, reply, text) => {
    fakeServer(({ url }) => (url === "/api/verify-password" ? reply : locked));
    open();
    const field = await screen.findByLabelText("Password");
    await userEvent.type(field, "secret{Enter}");
    expect(await screen.findByText(text)).toBeVisible();
    expect(field).toHaveValue("secret");
  });
});
