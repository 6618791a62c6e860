import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { keepFocus } from "./keep-focus";

beforeAll(() => {
  // jsdom's document loses focus when the focused element is removed.
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  keepFocus();
});

/** A list whose rows can be deleted, under a heading. */
function List({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names);
  return (
    <section>
      <h2>Fruit</h2>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button>Edit {name}</button>
            <button onClick={() => setLeft(left.filter((each) => each !== name))}>
              Delete {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A form that is rejected after a moment. */
function Form() {
  const [state, setState] = useState<"idle" | "sending" | "refused">("idle");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setState("sending");
        setTimeout(() => setState("refused"), 20);
      }}
    >
      <input aria-label="Name" />
      <input aria-label="Mail" aria-invalid={state === "refused"} />
      <button disabled={state === "sending"}>Send</button>
    </form>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));

describe("the focus, when what has it goes away", () => {
  it("moves to the same button of the next row, of the last one, and then to the heading", async () => {
    render(<List names={["apple", "pear", "plum"]} />);
    await press("Delete pear");
    await vi.waitFor(() => expect(button("Delete plum")).toHaveFocus(), 10_000);
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(button("Delete apple")).toHaveFocus(), 10_000);
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(screen.getByRole("heading")).toHaveFocus(), 10_000);
  });

  it("stays away when the reader has pressed beside everything", async () => {
    render(
      <>
        <List names={["apple"]} />
        <p>beside</p>
      </>,
    );
    await userEvent.click(button("Edit apple"));
    await userEvent.click(screen.getByText("beside"));
    expect(document.body).toHaveFocus();
  });
});

describe("the focus, when a form is refused", () => {
  it("moves to the first field that is wrong, also when that takes a while", async () => {
    render(<Form />);
    await press("Send");
    await vi.waitFor(() => expect(screen.getByLabelText("Mail")).toHaveFocus(), 10_000);
  });

  it("stays with whoever has gone on by keyboard meanwhile", async () => {
    render(<Form />);
    await press("Send");
    await userEvent.click(screen.getByLabelText("Name"));
    await userEvent.keyboard("x");
    await vi.waitFor(() => expect(screen.getByLabelText("Mail")).toBeInvalid(), 10_000);
    await new Promise((done) => setTimeout(done));
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });
});
