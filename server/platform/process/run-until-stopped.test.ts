import { afterEach, expect, it, vi } from "vitest";
import { runUntilStopped } from "./run-until-stopped";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
const before = SIGNALS.map((signal) => process.listeners(signal));
const failing = process.listeners("uncaughtException");
afterEach(() => {
  SIGNALS.forEach((signal, at) => {
    for (const each of process.listeners(signal)) {
      if (!before[at]!.includes(each)) process.off(signal, each);
    }
  });
  for (const each of process.listeners("uncaughtException")) {
    if (!failing.includes(each)) process.off("uncaughtException", each);
  }
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("a signal ends nothing that is served: what still starts is stopped once it has started", async () => {
  // What ends a stop that hangs would end the tests after this one.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const exit = vi.spyOn(process, "exit").mockImplementation((() => undefined) as never);
  const stop = vi.fn(() => Promise.resolve());
  let finish: (stop: () => Promise<void>) => void = () => undefined;
  const running = runUntilStopped((onServing) => {
    onServing();
    return new Promise((done) => (finish = done));
  });
  await vi.waitFor(() => expect(process.listeners("SIGTERM")).not.toEqual(before[0]));
  process.emit("SIGTERM");
  expect(stop).not.toHaveBeenCalled();
  finish(stop);
  await running;
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
  expect(stop).toHaveBeenCalledOnce();
  process.emit("SIGTERM");
  expect(exit).toHaveBeenLastCalledWith(1);
});

it("nobody hears of a signal before somebody may be served: the process ends at once", async () => {
  await runUntilStopped(() => Promise.resolve(() => Promise.resolve()));
  expect(SIGNALS.map((signal) => process.listeners(signal))).toEqual(before);
});
