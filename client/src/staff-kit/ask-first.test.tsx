import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { useAskFirst } from "./ask-first";

function open() {
  const onAgree = vi.fn();
  function Page() {
    const { ask, dialog } = useAskFirst();
    const press = () =>
      ask({ title: "Remove tents?", text: "Its rows go, too.", action: "Remove it", onAgree });
    return (
      <>
        <button type="button" onClick={press}>
          Remove
        </button>
        {dialog}
      </>
    );
  }
  render(<Page />);
  return onAgree;
}

test("nothing is done before somebody agrees, and then once", async () => {
  const onAgree = open();
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.getByRole("dialog", { name: "Remove tents?" })).toHaveAccessibleDescription(
    "Its rows go, too.",
  );
  expect(onAgree).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Remove it" }));
  expect(onAgree).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["Cancel", "Close"])(
  "%s leaves all as it is, and the keyboard where it was",
  async (name) => {
    const onAgree = open();
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    await userEvent.click(screen.getByRole("button", { name }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onAgree).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Remove" })).toHaveFocus();
  },
);
