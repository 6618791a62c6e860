import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Tooltip } from "./tooltip";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  // The clock begins anew: a tooltip of a test before must not seem to have just closed.
  vi.advanceTimersByTime(3_600_000);
});
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const enter = (name: string) => {
  const button = screen.getByRole("button", { name });
  const mouse = { pointerType: "mouse" };
  fireEvent.pointerEnter(button, mouse);
  fireEvent.pointerMove(button, mouse);
};
const leave = (name: string) =>
  fireEvent.pointerLeave(screen.getByRole("button", { name }), { pointerType: "mouse" });

// Shows 9.time.skip.
it("a second tooltip opens at once within 300 ms of the first, and waits its time after that", () => {
  render(
    <>
      {["one", "two"].map((name) => (
        <Tooltip
          key={name}
          text={`about ${name}`}
          delay={700}
          startsOpen={false}
          button={{ children: name }}
        />
      ))}
    </>,
  );
  enter("one");
  wait(650);
  expect(screen.queryByRole("tooltip")).toBeNull();
  wait(100);
  expect(screen.getByRole("tooltip")).toHaveTextContent("about one");

  leave("one");
  fireEvent.keyDown(document.body, { key: "Escape" });
  wait(200);
  expect(screen.queryByRole("tooltip")).toBeNull();
  enter("two");
  expect(screen.getByRole("tooltip")).toHaveTextContent("about two");

  leave("two");
  fireEvent.keyDown(document.body, { key: "Escape" });
  wait(400);
  enter("one");
  expect(screen.queryByRole("tooltip")).toBeNull();
  wait(700);
  expect(screen.getByRole("tooltip")).toHaveTextContent("about one");
});
